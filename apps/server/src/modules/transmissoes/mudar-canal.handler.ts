// The card "Voltamos em instantes" is put on and taken off here; so are the recording and the public. The media process
// follows the row.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { mudarCanal } from '@martelo/contracts/transmissoes/mudar-canal.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { moverCanal } from '@martelo/domain/transmissoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { type CanalTravado, travarCanal } from './canais.sql.ts'
import { publicarGravacoes } from './gravacoes.sql.ts'
import { ordenarCanal } from './ordenar-canal.ts'
import { acharTemplate, mudarCanalNoBanco } from './gravar-canais.sql.ts'

const NOME_REPETIDO = 'Já existe um canal com este nome neste leilão'

/** Null: the card cannot come on now. It stays while the auction is paused, whatever a person does. */
function comIntervalo(
  canal: Pick<CanalTravado, 'situacao' | 'intervalo' | 'leilaoPausado'>,
  intervalo: boolean,
  atores: Parameters<typeof moverCanal>[0]['atores'],
): CanalTravado['situacao'] | null {
  const { situacao } = canal
  if (intervalo === canal.intervalo) return situacao
  if (!intervalo && canal.leilaoPausado) return situacao
  const movido = moverCanal({ de: situacao, evento: intervalo ? 'pausar' : 'entrarNoAr', atores })
  if (movido.pode) return movido.para
  // The card of the auction's pause becomes the person's own; an interval may end while nothing comes.
  return !intervalo || canal.leilaoPausado ? situacao : null
}

handle(mudarCanal, async (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const canal = await travarCanal(tx, hotId, { uid: params.uid })
    if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const versoes = { versaoAtual: canal.versao, versaoLida: body.versao ?? canal.versao }
    await conferirVersao(ctx, tx, { entidade: 'canal_transmissao', uid: canal.uid, ...versoes })
    const temId = body.templateUid === undefined ? null : await acharTemplate(tx, hotId, body.templateUid)
    if (body.templateUid !== undefined && temId === null)
      return recusar('CAMPOS', 'Modelo não encontrado', { campos: { templateUid: 'Modelo não encontrado' } })
    const intervalo = body.intervalo ?? canal.intervalo
    const situacao = comIntervalo(canal, intervalo, atoresDosPapeis(papeis))
    if (situacao === null) return recusar('NAO_PODE', 'O intervalo só entra com o canal no ar.')
    const gravar = body.gravar ?? canal.gravar
    const depois = {
      nome: body.nome ?? canal.nome,
      disponivel: body.disponivel ?? canal.disponivel,
      gravar,
      intervalo,
      situacao,
    }
    if (!(await mudarCanalNoBanco(tx, hotId, canal.id, { ...depois, temId, usuId })))
      return recusar('CAMPOS', NOME_REPETIDO, { campos: { nome: NOME_REPETIDO } })
    if (depois.disponivel !== canal.disponivel)
      await publicarGravacoes(tx, hotId, canal.id, depois.disponivel)
    await auditar(ctx, tx, { entidade: 'canal_transmissao', uid: canal.uid, acao: 'mudar', depois })
    return { canal, gravar, disponivel: depois.disponivel, pausado: intervalo || canal.leilaoPausado }
  })
  if (ehRecusa(r)) return r
  const { canal, ...manda } = r
  ordenarCanal(ctx.servicos.midia, { uid: canal.uid, ...manda })
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: canal.leiId, leilaoUid: canal.leilaoUid })
  return { uid: canal.uid }
})
