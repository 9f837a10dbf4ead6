// Block or release a client, and the few fields that only the house edits.
import { alterarCliente } from '@martelo/contracts/clientes/alterar-cliente.contract.ts'
import { CONTA_EXCLUIDA } from '@martelo/domain/clientes/exclusao.ts'
import { unidoAoCadastro } from '@martelo/domain/clientes/uniao.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { encerrarTetosDeImpedidos } from '../lances/door.ts'
import { anunciarCliente } from '../pregao/door.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clientePorId } from './clientes.sql.ts'

handle(alterarCliente, async (ctx, { params, body }) => {
  const ficha = await ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await tx
      .selectFrom('cliente')
      .selectAll()
      .where('hotId', '=', hotId)
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst()
    if (c === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Cliente não encontrado'))
    if (c.excluidoAt !== null) throw new RecusaLancada(recusar('EXCLUIDO', CONTA_EXCLUIDA))
    if (c.unidoA !== null && body.situacao !== undefined)
      throw new RecusaLancada(recusar('UNIDO', unidoAoCadastro(c.unidoA)))
    await conferirVersao(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      versaoAtual: c.versao,
      versaoLida: body.versao,
    })
    const bloqueia = body.situacao === 'Bloqueado' && c.situacao !== 'Bloqueado'
    if (bloqueia && !body.motivo)
      throw new RecusaLancada(
        recusar('MOTIVO', 'Informe o motivo do bloqueio', {
          campos: { motivo: 'Informe o motivo do bloqueio' },
        }),
      )
    const { versao: _, motivo, ...campos } = body
    const dados = Object.fromEntries(Object.entries(campos).filter(([, v]) => v !== undefined)) as Partial<
      typeof c
    >
    const novo = {
      ...dados,
      ...(body.situacao
        ? { motivoBloqueio: body.situacao === 'Bloqueado' ? (motivo ?? c.motivoBloqueio) : null }
        : {}),
    }
    await tx
      .updateTable('cliente')
      .set({ ...novo, versao: sql<number>`versao + 1`, updatedAt: new Date(ctx.agora) })
      .where('hotId', '=', hotId)
      .where('id', '=', c.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: bloqueia ? 'bloquear' : 'alterar',
      ...diferencas(c, novo),
      motivo,
    })
    if (bloqueia) await encerrarTetosDeImpedidos.agendar(tx, { hotId, usuId: exigirSessao(ctx).usuId })
    return apresentarFicha(ctx, tx, await clientePorId(tx, hotId, c.id))
  })
  if (body.situacao !== undefined) await anunciarCliente(ctx.servicos, ctx.hotsite.id, ficha.uid)
  return ficha
})
