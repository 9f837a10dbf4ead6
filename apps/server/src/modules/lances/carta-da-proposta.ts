// The notices of a proposal: to the house when it comes, to the client in the transaction of the answer. What each answer says stands in the catalogue.
//
// Never says why an accepted proposal still waits: the client must not learn the reserve in figures.
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { PropostaTravada } from './propostas.sql.ts'

export type RespostaEscrita = 'ACEITA' | 'ACEITA_CONDICIONAL' | 'RECUSADA' | 'CONTRAPROPOSTA' | 'EXPIRADA'

export interface RespostaDita {
  readonly contraproposta: number | null
  readonly motivo: string | null
}

export async function escreverDaProposta(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  p: PropostaTravada,
  resposta: RespostaEscrita,
  dita: RespostaDita = { contraproposta: null, motivo: null },
): Promise<void> {
  await s.correio.avisar(tx, p.hotId, {
    tipo: `proposta-${resposta}`,
    para: { cliId: p.cliId },
    variaveis: {
      lote: `${p.numero} – ${p.lote}`,
      valor: p.valor,
      contraproposta: dita.contraproposta,
      motivo: dita.motivo ? dita.motivo.trim().replace(/\.*$/, '.') : null,
    },
    link: `/cliente/meus-lances?lote=${p.lelUid}`,
    marca: `lote:${p.lelUid}`,
  })
}

/** To those of the house who answer proposals. */
export async function escreverACasaDaProposta(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  p: PropostaTravada,
  uid: string,
): Promise<void> {
  await s.correio.avisar(tx, p.hotId, {
    tipo: 'equipe-proposta-recebida',
    para: { casa: true },
    variaveis: { lote: `${p.numero} – ${p.lote}`, valor: p.valor, cliente: p.clienteNome },
    chave: uid,
    link: `/admin/lance-recebido/${uid}`,
    marca: `lote:${p.lelUid}`,
  })
}
