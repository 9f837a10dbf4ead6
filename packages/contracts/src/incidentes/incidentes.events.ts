// Notices of a change of an incident: a message, a decision, a new state. Screens refetch.

/** Notices of `cliente:<cliUid>` and `retaguarda:<hotId>`. */
export interface AvisosDeIncidentes {
  'on-incidente': { uid: string; situacao: string }
}
