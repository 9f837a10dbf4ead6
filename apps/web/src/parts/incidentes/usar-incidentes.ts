// Incidents that keep themselves up to date.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { useNoticias } from '../../core/usar-noticias.ts'

export type Incidente = RespostaDe<Calls['GET /v1/incidentes/:uid']>
export type IncidenteNaLista = RespostaDe<Calls['GET /v1/incidentes/qb']>[number]
export type MeuIncidente = RespostaDe<Calls['GET /v1/cliente/incidentes/:uid']>

export const CHAVE_DOS_INCIDENTES = ['incidentes'] as const
const NOTICIAS = new Set(['on-incidente'])

export function useAvisosDosMeusIncidentes(): void {
  const quem = useQuem()
  useNoticias(quem?.cliUid ? `cliente:${quem.cliUid}` : null, CHAVE_DOS_INCIDENTES[0], NOTICIAS)
}

export function useAvisosDosIncidentes(): void {
  useNoticias(`retaguarda:${useMarca().id}`, CHAVE_DOS_INCIDENTES[0], NOTICIAS)
}
