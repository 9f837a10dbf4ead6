import { criarUsuario } from '@martelo/contracts/usuarios/criar-usuario.contract.ts'
import { validarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { errosDaConta } from '@martelo/domain/usuarios/administrar.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { escreverAcesso } from './carta-de-acesso.ts'
import { contaPorUid } from './contas.sql.ts'
import { exigirNomesLivres } from './exigir-nomes-livres.ts'

handle(criarUsuario, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const email = validarEmail(body.email)
  const erros = errosDaConta(
    { usuId: 0, papeis: [], ativo: true, cliente: false },
    { papeis: body.papeis, ativo: true, motivoBloqueio: null },
    { usuId: exigirSessao(ctx).usuId, outrosAdms: 1 },
  )
  const campos = { ...erros, ...(email.ok ? {} : { email: email.mensagem }) }
  if (!email.ok || Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
  return ctx.tx(async (tx) => {
    const nomeUsuario = body.nomeUsuario || null
    await exigirNomesLivres(tx, hotId, { email: email.valor, nomeUsuario, menos: null })
    const novo = await tx
      .insertInto('usuario')
      .values({ hotId, nome: body.nome, email: email.valor, nomeUsuario, papeis: body.papeis })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: novo.uid,
      acao: 'criar',
      depois: { nome: body.nome, email: email.valor, papeis: body.papeis },
    })
    await escreverAcesso(ctx, tx, { id: novo.id, nome: body.nome, email: email.valor })
    const c = await contaPorUid(tx, hotId, novo.uid)
    if (c === undefined) throw new RecusaLancada(recusar('CAMPOS', 'A conta não foi criada.'))
    return apresentarConta(ctx, tx, c)
  })
})
