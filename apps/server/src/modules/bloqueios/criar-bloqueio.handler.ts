// A block stands for every process within a moment of its commit. What would hit the caller or many people is asked once more.
import { criarBloqueio } from '@martelo/contracts/bloqueios/criar-bloqueio.contract.ts'
import { enderecoNaRede, type TipoDeAlvo, validarAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import { type Ato, avisosDoBloqueio } from '@martelo/domain/bloqueios/bloqueio.ts'
import { auditar } from '../../core/auditoria.ts'
import { codigoDoDispositivo } from '../../core/auth/bloqueios.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { encerrarTetosDeImpedidos, quantosLidera } from '../lances/door.ts'
import { chavesQueParam, contasDoAlvo, gravarBloqueio, quemAtinge } from './bloqueios.sql.ts'

handle(criarBloqueio, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const alvo = validarAlvo(body.tipo, body.alvo)
  if (!alvo.ok) return recusar('CAMPOS', alvo.mensagem, { campos: { alvo: alvo.mensagem } })
  const fim = body.fim ? new Date(body.fim) : null
  if (fim !== null && fim.getTime() <= ctx.agora)
    return recusar('CAMPOS', 'O fim já passou', { campos: { fim: 'Escolha um momento que ainda vem' } })
  return ctx.tx(async (tx) => {
    const atinge = await quemAtinge(tx, hotId, { tipo: body.tipo, alvo: alvo.valor }, usuId)
    const atingeVoce = atinge.voce || vemDoMesmo(ctx, body.tipo, alvo.valor)
    const chaves = body.impede.includes('TUDO')
      ? await chavesQueParam(tx, hotId, { tipo: body.tipo, alvo: alvo.valor })
      : 0
    const impedeLances = deQuemLanca(body)
    const lidera = impedeLances
      ? await quantosLidera(tx, hotId, contasDoAlvo(hotId, body.tipo, alvo.valor))
      : 0
    const avisos = avisosDoBloqueio({ ...atinge, atingeVoce, impede: body.impede, chaves, lidera })
    if (avisos.length > 0 && !body.ciente) return recusar('CONFIRME', avisos.join(' '), { dados: { avisos } })
    const uid = await gravarBloqueio(tx, {
      hotId,
      tipo: body.tipo,
      alvo: alvo.valor,
      impede: [...new Set(body.impede)],
      motivo: body.motivo,
      fim,
      usuId,
    })
    if (uid === null)
      return recusar('JA_BLOQUEADO', 'Já existe um bloqueio ativo para este alvo. Encerre-o para mudar.', {
        campos: { alvo: 'Já está bloqueado' },
      })
    await auditar(ctx, tx, {
      entidade: 'bloqueio',
      uid,
      acao: 'criar',
      depois: { tipo: body.tipo, alvo: alvo.valor, impede: body.impede, fim: body.fim ?? null },
      motivo: body.motivo,
    })
    if (impedeLances) await encerrarTetosDeImpedidos.agendar(tx, { hotId, usuId })
    return { uid }
  })
})

/** A person is kept from bidding. An address or device is a place: who bids from another one goes on. */
const deQuemLanca = ({
  tipo,
  impede,
}: {
  readonly tipo: TipoDeAlvo
  readonly impede: readonly Ato[]
}): boolean =>
  (tipo === 'EMAIL' || tipo === 'DOCUMENTO') && (impede.includes('LANCES') || impede.includes('TUDO'))

/** The caller's own address or device, though no login of the last month came from there. */
function vemDoMesmo(ctx: Ctx, tipo: TipoDeAlvo, alvo: string): boolean {
  if (tipo === 'ENDERECO') return enderecoNaRede(ctx.ip, alvo)
  return (
    tipo === 'DISPOSITIVO' &&
    ctx.cookieDoAparelho !== null &&
    codigoDoDispositivo(ctx.cookieDoAparelho) === alvo
  )
}
