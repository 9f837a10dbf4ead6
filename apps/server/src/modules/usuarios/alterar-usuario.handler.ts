// Changes an account. A person who is blocked or gets other roles is signed out: what his sessions carry would be out
// of date.
import { alterarUsuario } from '@martelo/contracts/usuarios/alterar-usuario.contract.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { errosDaConta } from '@martelo/domain/usuarios/administrar.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { contaPorUid, emailAConfirmar, travarAdms } from './contas.sql.ts'
import { exigirNomesLivres } from './exigir-nomes-livres.ts'
import { esquecerSegredos, revogarTodas } from './usuarios.sql.ts'

handle(alterarUsuario, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const lida = await contaPorUid(tx, hotId, params.uid)
    const outrosAdms = lida === undefined ? 0 : await travarAdms(tx, hotId, lida.id)
    const antes = lida && (await contaPorUid(tx, hotId, params.uid))
    if (antes === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Usuário não encontrado'))
    await conferirVersao(ctx, tx, {
      entidade: 'usuario',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: body.versao,
    })
    const email = validarEmail(body.email)
    const novo = { ...body, motivoBloqueio: body.ativo ? null : (body.motivoBloqueio ?? null) }
    const erros = errosDaConta({ ...antes, usuId: antes.id }, novo, {
      usuId: exigirSessao(ctx).usuId,
      outrosAdms,
    })
    const campos = { ...erros, ...(email.ok ? {} : { email: email.mensagem }) } as Record<string, string>
    if (!email.ok || Object.keys(campos).length > 0)
      throw new RecusaLancada(recusar('CAMPOS', Object.values(campos), { campos }))
    const nomeUsuario = body.nomeUsuario || null
    await exigirNomesLivres(tx, hotId, { email: email.valor, nomeUsuario, menos: antes.id })
    const { nome, papeis, ativo } = body
    const { motivoBloqueio } = novo
    const depois = { nome, email: email.valor, nomeUsuario, papeis: [...papeis], ativo, motivoBloqueio }
    const velho = Object.fromEntries(Object.keys(depois).map((k) => [k, antes[k as keyof typeof depois]]))
    const mudancas = diferencas(velho as typeof depois, depois)
    if (Object.keys(mudancas.depois).length > 0) {
      await tx
        .updateTable('usuario')
        .set({ ...depois, versao: sql<number>`versao + 1`, updatedAt: new Date(ctx.agora) })
        .where('hotId', '=', hotId)
        .where('id', '=', antes.id)
        .execute()
      if ('papeis' in mudancas.depois || 'ativo' in mudancas.depois) await revogarTodas(tx, hotId, antes.id)
      if ('email' in mudancas.depois) {
        await esquecerSegredos(tx, hotId, antes.id)
        await emailAConfirmar(tx, hotId, antes.id, email.valor)
      }
      await auditar(ctx, tx, {
        entidade: 'usuario',
        uid: antes.uid,
        acao: 'alterar',
        ...mudancas,
        motivo: motivoBloqueio,
      })
    }
    const c = await contaPorUid(tx, hotId, params.uid)
    return apresentarConta(ctx, tx, c ?? antes)
  }),
)
