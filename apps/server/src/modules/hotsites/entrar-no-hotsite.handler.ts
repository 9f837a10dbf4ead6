// The platform's administrator opens another house: an account of his own there, by an address that is good once and for two
// minutes. Both houses' audits say so.
import { entrarNoHotsite } from '@martelo/contracts/hotsites/entrar-no-hotsite.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { criarConta, guardarSegredo, novoSegredo, usuarioPorId } from '../usuarios/door.ts'
import { enderecoDaCasa } from './endereco-da-casa.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { contaNaCasa } from './plataforma.sql.ts'

const VALE_MS = 2 * 60_000

handle(entrarNoHotsite, async (ctx, { params }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  const { banco, servicos } = ctx
  const casa = await servicos.hotsites.porId(params.id)
  const eu = await ctx.ler((tx) => usuarioPorId(tx, ctx.hotsite.id, exigirSessao(ctx).usuId))
  if (casa === null || eu === undefined) return recusar('NAO_ENCONTRADO', 'Site não encontrado')
  const { nome, email } = eu
  const usuId = await contaNaCasa(banco.sistema, casa.id, eu, (tx) =>
    criarConta(tx, { hotId: casa.id, nome, email, papeis: ['ADM'], plataformaDe: eu.id }),
  )
  if (usuId === null)
    return recusar(
      'RECUSADA',
      `Em ${casa.nome} já existe outra conta com o e-mail ${email}, que não é de administrador ativo. Mude o e-mail dela ou o seu.`,
    )
  const { segredo, resumo } = novoSegredo()
  const motivo = `Administração da plataforma, a partir de ${ctx.hotsite.nome}`
  await banco.doHotsite(casa.id, async (tx) => {
    await guardarSegredo(tx, {
      hotId: casa.id,
      usuId,
      tipo: 'hash',
      resumo,
      destino: null,
      expiraAt: new Date(ctx.agora + VALE_MS),
      motivo,
      emitidoPor: usuId,
    })
    await auditar({ ...ctx, hotsite: casa }, tx, {
      entidade: 'hotsite',
      uid: casa.uid,
      acao: 'entrarPelaPlataforma',
      motivo,
    })
  })
  await ctx.tx((tx) =>
    auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'entrarPelaPlataforma',
      depois: { casa: casa.nome },
    }),
  )
  const origem = enderecoDaCasa(ctx.origem, servicos.config.dominio, { ...casa, dominio: null })
  return { endereco: `${origem}/admin-auth/${segredo}` }
})
