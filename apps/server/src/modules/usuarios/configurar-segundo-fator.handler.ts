// The app is switched on with a code of it, so that no one locks himself out with a secret that his phone has not read;
// and off where the house does not ask it of the account. Both ask for the password again.
import { configurarSegundoFator } from '@martelo/contracts/usuarios/configurar-segundo-fator.contract.ts'
import { mensagemDeEspera } from '@martelo/domain/usuarios/limites.ts'
import { passoDoLogin } from '@martelo/domain/usuarios/segundo-fator.ts'
import { auditar } from '../../core/auditoria.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { novoSegredoDoAplicativo, passoDoCodigo } from './codigo-do-aplicativo.ts'
import { paraConfigurar } from './entrar-ou-pedir-fator.ts'
import { ligarSegundoFator } from './ligar-segundo-fator.ts'
import { permissoesDaConta } from './permissoes-da-conta.ts'
import { tirarFator, travarFator } from './segundo-fator.sql.ts'
import { conferirSenhaDeNovo } from './senha-de-novo.ts'
import { type LinhaUsuario, usuarioPorId } from './usuarios.sql.ts'

const NADA = { segredo: null, uri: null, qr: null, codigosDeRecuperacao: [] as string[] }
const ERRADO = 'O código não confere com o aplicativo. Leia o QR code de novo ou espere o próximo.'

handle(configurarSegundoFator, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const r = await conferirSenhaDeNovo(ctx, usuId, body.senha)
  if (r.esperar > 0)
    return recusar('MUITAS_TENTATIVAS', mensagemDeEspera(r.esperar), { esperarSegundos: r.esperar })
  if (!r.certa) return recusar('SENHA', 'A senha não confere.', { campos: { senha: 'A senha não confere.' } })
  const u = await ctx.ler((tx) => usuarioPorId(tx, ctx.hotsite.id, usuId))
  if (u === undefined) return recusar('SENHA', 'A senha não confere.')
  if (body.acao === 'comecar')
    return { ...NADA, ...(await paraConfigurar(ctx, novoSegredoDoAplicativo(), u.email)) }
  if (body.acao === 'desligar') return desligar(ctx, u)
  const codigo = (body.codigo ?? '').replace(/\s/g, '')
  const passo = /^[A-Z2-7]{32}$/.test(body.segredo ?? '')
    ? passoDoCodigo(body.segredo ?? '', codigo, ctx.agora, 0)
    : null
  if (passo === null) return recusar('CODIGO_INVALIDO', ERRADO, { campos: { codigo: ERRADO } })
  return ctx.tx(async (tx) => {
    if ((await travarFator(tx, ctx.hotsite.id, usuId)) !== undefined)
      throw new RecusaLancada(
        recusar('JA_LIGADO', 'O código do aplicativo já está ligado. Desligue-o antes.'),
      )
    const codigosDeRecuperacao = await ligarSegundoFator(ctx, tx, u, body.segredo ?? '', passo)
    return { ...NADA, codigosDeRecuperacao }
  })
})

async function desligar(ctx: Ctx, u: LinhaUsuario) {
  const permissoes = await ctx.ler((tx) => permissoesDaConta(tx, ctx.hotsite.id, u))
  const fatos = { permissoes, temFator: false, exigidoPelaCasa: ctx.hotsite.segundoFatorExigido }
  if (passoDoLogin(fatos) === 'configurar')
    return recusar('EXIGIDO', 'A casa exige o código do aplicativo para o que a sua conta pode fazer.')
  await ctx.tx(async (tx) => {
    if ((await tirarFator(tx, ctx.hotsite.id, u.id)) === 0) return
    await auditar(ctx, tx, { entidade: 'usuario', uid: u.uid, acao: 'desligarSegundoFator' })
    await ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
      tipo: 'fator-desligado',
      para: { usuId: u.id },
      variaveis: {},
    })
  })
  return NADA
}
