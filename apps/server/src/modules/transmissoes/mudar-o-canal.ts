// A channel is changed, however that was asked for: over HTTP, or as the socket's word. The card "Voltamos em instantes" is put
// on and taken off here; so are the recording and the public. The media process follows the row.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { MudancaDoCanal } from '@martelo/contracts/transmissoes/mudar-canal.contract.ts'
import { moverCanal } from '@martelo/domain/transmissoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { ehRecusa, type Recusada, recusar } from '../../core/http/handle.ts'
import type { Servicos } from '../../core/servicos.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { type CanalTravado, travarCanal } from './canais.sql.ts'
import { publicarGravacoes } from './gravacoes.sql.ts'
import { acharTemplate, mudarCanalNoBanco } from './gravar-canais.sql.ts'
import { ordenarCanal } from './ordenar-canal.ts'

type Autor = Parameters<typeof auditar>[0]
type Recusou = Recusada<'NAO_ENCONTRADO' | 'NAO_PODE' | 'CAMPOS'>
interface Quem {
  readonly autor: Autor
  readonly usuId: number
  readonly atores: Parameters<typeof moverCanal>[0]['atores']
  readonly emTransacao: Ctx['tx']
  /** refuses what was read before another person changed it */
  readonly conferir: (tx: Tx, canal: CanalTravado) => Promise<void>
}

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

async function gravar(tx: Tx, { autor, usuId, atores, conferir }: Quem, uid: string, m: MudancaDoCanal) {
  const hotId = autor.hotsite.id
  const canal = await travarCanal(tx, hotId, { uid })
  if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  await conferir(tx, canal)
  const temId = m.templateUid === undefined ? null : await acharTemplate(tx, hotId, m.templateUid)
  if (m.templateUid !== undefined && temId === null)
    return recusar('CAMPOS', 'Modelo não encontrado', { campos: { templateUid: 'Modelo não encontrado' } })
  const intervalo = m.intervalo ?? canal.intervalo
  const situacao = comIntervalo(canal, intervalo, atores)
  if (situacao === null) return recusar('NAO_PODE', 'O intervalo só entra com o canal no ar.')
  const depois = {
    nome: m.nome ?? canal.nome,
    disponivel: m.disponivel ?? canal.disponivel,
    gravar: m.gravar ?? canal.gravar,
    intervalo,
    situacao,
  }
  if (!(await mudarCanalNoBanco(tx, hotId, canal.id, { ...depois, temId, usuId })))
    return recusar('CAMPOS', NOME_REPETIDO, { campos: { nome: NOME_REPETIDO } })
  if (depois.disponivel !== canal.disponivel) await publicarGravacoes(tx, hotId, canal.id, depois.disponivel)
  await auditar(autor, tx, { entidade: 'canal_transmissao', uid: canal.uid, acao: 'mudar', depois })
  const { disponivel } = depois
  return { canal, gravar: depois.gravar, disponivel, pausado: intervalo || canal.leilaoPausado }
}

export async function mudarOCanal(
  s: Pick<Servicos, 'banco' | 'tempoReal' | 'log' | 'midia'>,
  quem: Quem,
  uid: string,
  m: MudancaDoCanal,
): Promise<{ readonly uid: string } | Recusou> {
  const r = await quem.emTransacao((tx) => gravar(tx, quem, uid, m))
  if (ehRecusa(r)) return r
  const { canal, ...manda } = r
  ordenarCanal(s.midia, { uid: canal.uid, ...manda })
  const { leiId, leilaoUid } = canal
  await anunciarTransmissao(s, { hotId: quem.autor.hotsite.id, leiId, leilaoUid })
  return { uid: canal.uid }
}
