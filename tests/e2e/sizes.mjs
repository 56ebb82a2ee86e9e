// The window sizes that the page must fill without a scroll bar, in CSS pixels.
export const SIZES = [
  // Phones, tablets, desktops.
  [320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1366, 768], [1920, 1080], [1100, 800],
  // Frames that game portals offer.
  [907, 510], [1216, 684], [1077, 606], [821, 462], [1536, 864], [1280, 720], [800, 450],
  [1080, 607], [640, 360], [836, 470], [1031, 580], [1068, 730],
  // The most extreme ratios, 9:32 and 32:9, and a desktop zoomed to 200 %.
  [360, 1280], [1280, 360], [683, 384],
];

// Where languages are looked at that are not looked at everywhere.
export const FEW_SIZES = [[320, 568], [390, 844], [640, 360], [1366, 768], [1100, 800]];

// Windows of 1280×1024 and 1366×768 whose page is enlarged to 200, 300 and 400 %. The page may scroll down there.
export const ZOOMED = [[640, 512], [427, 341], [320, 256], [683, 384], [455, 256], [341, 192]];

/** Whether the page may scroll down in a window with text of this scale. */
export const mayScroll = ([width, height], scale) => scale >= 2 || ZOOMED.some(([w, h]) => w === width && h === height);

/** Sets the size of text as the browser's own setting does, which media queries follow. 1 is the usual size. */
export const scaleText = (client, scale) =>
  client.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale, fixed: Math.round(13 * scale) } });
