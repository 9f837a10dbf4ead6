// A message of the site: kept for the staff's list and mailed to the house, in one transaction.
//
// Refuses to let a flood fill the house's mailbox: what is over the hourly limit stands in the list and is not mailed.
import type { Ctx } from '../../core/http/contexto.ts'
import { cabeNaHora } from './cartas-por-hora.ts'
import { porMensagem } from './mensagens-do-site.sql.ts'

export interface Mensagem {
  readonly tipo: 'contato' | 'socio'
  readonly nome: string
  readonly email: string
  readonly telefone: string | null
  readonly assunto: string
  readonly texto: string
  readonly empresa?: string
  readonly documento?: string
  readonly cidade?: string
  readonly uf?: string
}

const linhas = (m: Mensagem): string[] => [
  `Nome: ${m.nome}`,
  `E-mail: ${m.email}`,
  ...(m.telefone ? [`Telefone: ${m.telefone}`] : []),
  ...(m.empresa ? [`Empresa: ${m.empresa}`] : []),
  ...(m.documento ? [`Documento: ${m.documento}`] : []),
  ...(m.cidade ? [`Cidade: ${m.cidade}/${m.uf}`] : []),
]

export async function guardarMensagem(ctx: Ctx, m: Mensagem): Promise<void> {
  const { id: hotId } = ctx.hotsite
  const porCarta = await cabeNaHora(ctx, 'casa')
  await ctx.tx(async (tx) => {
    await porMensagem(tx, { hotId, cliId: ctx.sessao?.cliId ?? null, ...m })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: m.tipo === 'contato' ? 'mensagem-do-site' : 'parceiro-novo',
      para: { casa: true },
      variaveis: { assunto: m.assunto, dados: linhas(m).join('\n'), mensagem: m.texto },
      link: '/admin/mensagens-do-site',
      responderA: m.email,
      canais: porCarta ? ['sino', 'email'] : ['sino'],
    })
  })
}
