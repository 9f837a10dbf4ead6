import { salvarBoletim } from '@martelo/contracts/contatos/salvar-boletim.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarBoletim } from '@martelo/domain/contatos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerBoletins, travarBoletim } from './boletins.sql.ts'

/** Unsent ones; what was sent is history. */
const MAXIMO_DE_RASCUNHOS = 50

handle(salvarBoletim, (ctx, { body: { uid, ...escrita } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { nome, papeis } = exigirSessao(ctx)
    const dados = {
      ...escrita,
      interesse: escrita.interesse || null,
      alteradoNome: nome,
      updatedAt: new Date(ctx.agora),
    }
    const depois = { assunto: dados.assunto, interesse: dados.interesse }
    let qual = uid
    if (uid === null) {
      const { n } = await tx
        .selectFrom('boletim')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('hotId', '=', hotId)
        .where('situacao', '=', 'RASCUNHO')
        .executeTakeFirstOrThrow()
      if (Number(n) >= MAXIMO_DE_RASCUNHOS)
        return recusar('CHEIO', `Há ${MAXIMO_DE_RASCUNHOS} rascunhos. Apague um que já não serve.`)
      const novo = await tx
        .insertInto('boletim')
        .values({ ...dados, hotId })
        .returning('uid')
        .executeTakeFirstOrThrow()
      qual = novo.uid
    } else {
      const b = await travarBoletim(tx, hotId, { uid })
      if (b === undefined) return recusar('NAO_ENCONTRADO', 'Este boletim não existe mais.')
      const pedido = { de: b.situacao, evento: 'alterar', atores: atoresDosPapeis(papeis) } as const
      const r = podeTransitarBoletim(pedido, { destinatarios: 0 })
      if (!r.pode) return recusar('SITUACAO', 'Este boletim já começou a ser enviado e não muda mais.')
      await tx.updateTable('boletim').set(dados).where('hotId', '=', hotId).where('id', '=', b.id).execute()
    }
    await auditar(ctx, tx, {
      entidade: 'boletim',
      uid: qual ?? '',
      acao: uid === null ? 'criar' : 'editar',
      depois,
    })
    const [salvo] = await lerBoletins(ctx, tx, qual)
    if (salvo === undefined)
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Este boletim não existe mais.'))
    return salvo
  }),
)
