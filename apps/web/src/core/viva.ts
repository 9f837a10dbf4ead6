// What the page's scripts tell the part that waited for them (core/partida.server.ts).

/** React answers events from now on. */
export const ASSUMIDA = 'martelo:assumida'
/** The page is drawn by React and its handlers stand. */
export const VIVA = 'martelo:viva'
/** A property of the window: a person moved before the page's scripts were there. */
export const SINAL = 'martelo:sinal'
