// The mails that answer a proposal, in the transaction of the answer. What each answer says is a table.
//
// Never says why an accepted proposal still waits: the client must not learn the reserve in figures.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { PropostaTravada } from './propostas.sql.ts'

export type RespostaEscrita = 'ACEITA' | 'ACEITA_CONDICIONAL' | 'RECUSADA' | 'CONTRAPROPOSTA' | 'EXPIRADA'

export interface RespostaDita {
  readonly contraproposta: number | null
  readonly motivo: string | null
}

type Carta = (p: PropostaTravada, r: RespostaDita) => { readonly assunto: string; readonly texto: string }

const porque = (r: RespostaDita) => (r.motivo ? ` ${r.motivo.trim().replace(/\.*$/, '.')}` : '')

const CARTAS: Readonly<Record<RespostaEscrita, Carta>> = {
  ACEITA: (p) => ({
    assunto: 'Proposta aceita',
    texto: `A sua proposta de ${formatarReais(p.valor)} foi aceita. Veja em Minhas compras como pagar.`,
  }),
  ACEITA_CONDICIONAL: (p) => ({
    assunto: 'Proposta enviada ao comitente',
    texto: `A sua proposta de ${formatarReais(p.valor)} foi levada ao comitente, que tem a última palavra. Nada é devido antes da resposta; você será avisado.`,
  }),
  RECUSADA: (p, r) => ({
    assunto: 'Proposta recusada',
    texto: `A sua proposta de ${formatarReais(p.valor)} não foi aceita.${porque(r)} Você pode fazer outra enquanto o lote estiver aberto.`,
  }),
  CONTRAPROPOSTA: (p, r) => ({
    assunto: 'Contraproposta',
    texto: `Recebemos a sua proposta de ${formatarReais(p.valor)} e podemos vender por ${formatarReais(r.contraproposta ?? 0)}.${porque(r)} Para aceitar, faça uma proposta nesse valor na página do lote.`,
  }),
  EXPIRADA: (p) => ({
    assunto: 'Proposta encerrada',
    texto: `O lote foi vendido a outra pessoa; a sua proposta de ${formatarReais(p.valor)} deixou de valer e nada é devido.`,
  }),
}

export async function escreverDaProposta(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  p: PropostaTravada,
  resposta: RespostaEscrita,
  dita: RespostaDita = { contraproposta: null, motivo: null },
): Promise<void> {
  const carta = CARTAS[resposta](p, dita)
  await s.correio.enviar(tx, p.hotId, {
    canal: 'email',
    para: p.clienteEmail,
    assunto: `${carta.assunto}: lote ${p.numero} – ${p.lote}`,
    texto: [`Olá, ${p.clienteNome}.`, carta.texto].join('\n\n'),
  })
}
