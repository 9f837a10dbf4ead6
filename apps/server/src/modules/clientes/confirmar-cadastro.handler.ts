// Sign-up, second half: the code has come back, and the account is made. Only here is it looked at again what is taken: days may
// lie between, and the other one may have been quicker.
import { confirmarCadastro } from '@martelo/contracts/clientes/confirmar-cadastro.contract.ts'
import { lerCodigo } from '@martelo/domain/clientes/confirmacoes.ts'
import { TENTATIVAS_POR_CODIGO } from '@martelo/domain/usuarios/limites.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { ligarConvidado } from '../eventos/door.ts'
import { registrarAceites } from '../privacidade/door.ts'
import { entrarNoGrupo } from '../grupos/door.ts'
import { abrirPrimeiraSessao, foraDoGrupo, iguais, resumirSegredo, usuarioPorId } from '../usuarios/door.ts'
import {
  apagarPendente,
  type CadastroPendente,
  contarTentativa,
  ocupadoAgora,
  travarPendente,
} from './cadastro-pendente.sql.ts'
import { criarUsuarioECliente } from './clientes.sql.ts'
import { esperarEnvio, mandarCodigo } from './codigos.ts'
import { APELIDO_EM_USO } from './ocupado.ts'
import { resumirCodigoDoCadastro } from './preparar-cadastro.job.ts'

const ERRADO = 'Código incorreto ou vencido. Confira ou peça outro.'
const OUTRO =
  'Não foi possível concluir o cadastro com estes dados. Entre, recupere a senha ou fale com a equipe.'

handle(confirmarCadastro, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const codigo = lerCodigo(body.codigo)
  const errado = recusar('CODIGO_INVALIDO', ERRADO, { campos: { codigo: ERRADO } })
  if (codigo === null) return errado
  return ctx.tx(async (tx) => {
    const p = await travarPendente(tx, hotId, { resumo: resumirSegredo(body.cadastro) })
    if (p === undefined) return errado
    const certo = p.codigoHash !== null && iguais(p.codigoHash, resumirCodigoDoCadastro(p.id, codigo))
    if (!certo || p.tentativas >= TENTATIVAS_POR_CODIGO) {
      await contarTentativa(tx, hotId, p.id)
      return { ...errado, grava: true }
    }
    const ocupado = await ocupadoAgora(tx, hotId, p)
    if (ocupado === 'apelido') return APELIDO_EM_USO
    if (ocupado !== null) return recusar('JA_CADASTRADO', OUTRO)
    await apagarPendente(tx, hotId, p.id)
    return criarConta(ctx, tx, p)
  })
})

async function criarConta(ctx: Ctx, tx: Tx, { email, dados }: CadastroPendente) {
  const hotId = ctx.hotsite.id
  const { senhaHash, aceitouEm, aceitaNovidades, interesses, ...ficha } = dados
  const aceite = new Date(aceitouEm)
  const criado = await criarUsuarioECliente(
    tx,
    { hotId, nome: ficha.nome, email, senhaHash },
    {
      ...ficha,
      interesses: [...interesses],
      aceiteTermosAt: aceite,
      aceiteMarketingAt: aceitaNovidades ? aceite : null,
      emailConfirmadoAt: new Date(ctx.agora),
    },
  )
  await ligarConvidado(tx, hotId, criado.cliId, email)
  await registrarAceites(tx, { hotId, cliId: criado.cliId, ip: ctx.ip, quando: aceite })
  for (const acao of ['cadastrar', 'confirmarEmail'])
    await auditar(ctx, tx, { entidade: 'cliente', uid: criado.cliUid, acao })
  if (ctx.hotsite.grcId !== null) await entrarNoGrupo(tx, hotId, criado.cliId, ctx.hotsite.grcId)
  if (ctx.hotsite.confEmail)
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'cadastro-concluido',
      para: { usuId: criado.usuId },
      variaveis: { entrar: `${ctx.origem}/login` },
    })
  await esperarEnvio(ctx, criado.usuId, 'telefone')
  const pessoa = { usuId: criado.usuId, nome: ficha.nome }
  await mandarCodigo(ctx, tx, 'telefone', { ...pessoa, destino: ficha.telefone1 })
  const usuario = await usuarioPorId(tx, hotId, criado.usuId)
  if (usuario === undefined) throw new Error('the user just created is not there')
  const fora = await foraDoGrupo(ctx, tx, usuario)
  if (fora !== null) return recusar('BLOQUEADO', `O seu cadastro foi concluído. ${fora}`, { grava: true })
  return abrirPrimeiraSessao(ctx, tx, usuario)
}
