import { permite } from '@martelo/contracts/core/permissions.ts'
import { confirmarLeiloeiro } from '@martelo/contracts/leiloes/confirmar-leiloeiro.contract.ts'
import { camposTravadosDoLeilao } from '@martelo/domain/leiloes/acoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { ehDoLeiloeiro } from './apresentar-leilao.ts'
import { lerLeilao } from './leiloes.sql.ts'

handle(confirmarLeiloeiro, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
    if (a === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    if (!permite('leilao:editar', ctx.sessao) && !(await ehDoLeiloeiro(ctx, tx, a)))
      return recusar('SEM_PERMISSAO', 'Só o leiloeiro deste leilão ou a equipe do leilão confirma')
    if (camposTravadosDoLeilao(a.situacao as SituacaoLeilao).length > 0)
      return recusar('NAO_PODE', 'O leilão já começou ou terminou')
    const quando = body.confirmado ? new Date(ctx.agora) : null
    await tx
      .updateTable('leilao')
      .set({
        leiloeiroConfirmadoAt: quando,
        leiloeiroConfirmadoBy: body.confirmado ? exigirSessao(ctx).usuId : null,
        versao: a.versao + 1,
      })
      .where('id', '=', a.id)
      .where('hotId', '=', ctx.hotsite.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: body.confirmado ? 'confirmarLeiloeiro' : 'desfazerConfirmacao',
      antes: { leiloeiroConfirmadoAt: iso(a.leiloeiroConfirmadoAt) },
      depois: { leiloeiroConfirmadoAt: iso(quando) },
    })
    return { leiloeiroConfirmadoAt: iso(quando) }
  }),
)
