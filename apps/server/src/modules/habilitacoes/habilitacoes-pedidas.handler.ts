import { habilitacoesPedidas } from '@martelo/contracts/habilitacoes/habilitacoes-pedidas.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  condicaoPendente,
  type EventoDeHabilitacao,
  podeTransitarHabilitacao,
} from '@martelo/domain/habilitacoes/states.ts'
import { nomeDoRegulamento } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { contextoDe, listarHabilitacoes } from './habilitacoes.sql.ts'

handle(habilitacoesPedidas, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarHabilitacoes(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
  return linhas.map(({ temAceito, aceitoNome, aceitoNumero, ...h }) => {
    // A reason will be asked for when the decision is taken: it does not grey the button out.
    const contexto = contextoDe(h, { motivo: 'informado depois' })
    const pode = (evento: EventoDeHabilitacao) =>
      podeTransitarHabilitacao({ de: h.situacao, evento, atores }, contexto).pode
    return {
      ...h,
      solicitadaAt: iso(h.solicitadaAt),
      decididaAt: iso(h.decididaAt),
      aceito: temAceito ? nomeDoRegulamento({ nome: aceitoNome, numero: aceitoNumero }) : null,
      aceitoAt: iso(h.aceitoAt),
      podeAprovar: pode('aprovar'),
      podeReprovar: pode('reprovar'),
      podeRevogar: pode('revogar'),
      pendencia: h.situacao === 'EM_ANALISE' ? condicaoPendente(contexto) : null,
    }
  })
})
