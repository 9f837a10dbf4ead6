/** How long a token of the broadcast lives, in seconds, and what one channel may carry. */
export const TOKEN_DE_VER_S = 1_200
export const TOKEN_DE_PUBLICAR_S = 1_800
/** Clients renew their token so long before its end. */
export const RENOVAR_ANTES_S = 60
export const MAXIMO_DE_DESTINOS = 3
/** How long recordings are kept unless one is held for a dispute. */
export const GUARDA_DE_GRAVACOES_DIAS = 180
/** So long after that, one that no folder has counts as taken away. */
export const GRAVACAO_PERDIDA_DIAS = 30
/** The desk's lease: who does not renew it may be followed by another person. */
export const MESA_VALE_S = 15
/** A desk that does not renew it for so long has lost its session or its right: its picture is taken off the air. */
export const MESA_CALADA_S = 120
/** An auction that has run for so long without its picture is told to the house. */
export const SEM_IMAGEM_S = 30
/** The desk repeats its tally so often; two of them may be lost before it goes out. */
export const REPETIR_TALLY_MS = 5_000
export const TALLY_VALE_MS = 16_000
