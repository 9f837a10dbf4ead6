/** The queue of one auction in the cache, before the auction's uid: for those who hear in the room that it has changed. */
export const CONDICIONAIS_DO_LEILAO = 'condicionais-do-leilao'
