// News for those who follow an auction: who may bid changed.

/** Frames of `leilao:<leiUid>`, for the staff. */
export interface QuadrosDasValidacoes {
  /** a validation was asked for or answered */
  'validacao-mudou': { lelUid: string; cliUid: string; tipoValidacao: string; resultado: string }
  /** documents, enabling or block of a client who takes part: his line loads again */
  'cliente-mudou': { cliUid: string }
}

/** Notices of `cliente:<cliUid>`. */
export interface AvisosDasValidacoes {
  /** a bid that waited may be given now, or may not */
  'oferta-validada': { lelUid: string; resultado: string }
}
