import { judicialDoLeilao } from '@martelo/contracts/judicial/judicial-do-leilao.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { avaliacaoPresa, minimoDaPraca } from '@martelo/domain/judicial/pracas.ts'
import { TRANSICOES_DA_PREFERENCIA } from '@martelo/domain/judicial/preferencia.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarDireito, apresentarProposta } from './apresentar-judicial.ts'
import {
  leilaoDoProcesso,
  lerPreferencias,
  lerProcesso,
  lerPropostasParceladas,
  lotesJudiciais,
} from './judicial.sql.ts'

handle(judicialDoLeilao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await leilaoDoProcesso(tx, hotId, params.leilaoUid)
    if (a === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const p = await lerProcesso(tx, hotId, a.id)
    const lotes = p === null ? [] : await lotesJudiciais(tx, hotId, { leiId: a.id })
    const atores = atoresDosPapeis(exigirSessao(ctx).papeis)
    return {
      processo: p && {
        ...p,
        primeiraInicio: iso(p.primeiraInicio),
        segundaInicio: iso(p.segundaInicio),
        segundaFim: iso(p.segundaFim),
      },
      lotes: lotes.map((l) => ({
        lelUid: l.uid,
        numero: l.numero,
        nome: l.nome,
        situacao: l.situacao,
        avaliacao: l.avaliacao,
        onus: l.onus,
        praca: l.praca,
        minimo: l.minimo,
        minimoDaSegunda: p === null || l.avaliacao === null ? null : minimoDaPraca(2, l.avaliacao, p),
        podeAvaliar: permite('lote:editar', ctx.sessao) && avaliacaoPresa(l) === null,
        preso: avaliacaoPresa(l),
      })),
      preferencias: (await lerPreferencias(tx, hotId, { leiId: a.id })).map((d) => ({
        ...apresentarDireito(d),
        lote: d.lote,
        cliente: d.cliente,
        eventos: TRANSICOES_DA_PREFERENCIA.filter(
          (t) => t.de === d.situacao && t.quem.some((q) => atores.includes(q)),
        )
          .map((t) => t.evento)
          .filter((e) => e !== 'exercer'),
      })),
      propostas: (await lerPropostasParceladas(tx, hotId, { leiId: a.id })).map((x) => ({
        ...apresentarProposta(x),
        lote: x.lote,
        cliente: x.cliente,
      })),
    }
  }),
)
