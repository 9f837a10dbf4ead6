// Recordings whose media process was killed: it could not say where they end. Without an end a file has no hash, is never
// taken away, and every later bid would seem to be in it. Several programs may record into one folder.
import { createHash } from 'node:crypto'
import type { Servicos } from '../../core/servicos.ts'
import { type Medida, medirGravacao, NOME_DA_GRAVACAO, nomesGravados } from '../../engines/midia/port.ts'
import { abrirGravacao, fecharGravacao, gravacoesAbertas, gravacoesAnotadas } from './gravacoes.sql.ts'
import { canalPorUid } from './seguir-canais.sql.ts'

type S = Pick<Servicos, 'banco' | 'midia'>

/** A file that is recorded grows many times a second, with the card too. */
const CALADA_MS = 60_000
/** The machine whose disk has the file may be away; after a day it counts as lost. */
const PERDIDA_MS = 86_400_000

/** `minhas`: those that this program's earlier media process opened, which no other one writes. */
export async function fecharOrfas(s: S, minhas: ReadonlySet<string> = new Set()): Promise<void> {
  const abertas = await gravacoesAbertas(s.banco.sistema)
  // Without the folder nothing can be said: a volume that is not there yet is not a loss.
  if (abertas.length === 0 || (await nomesGravados(s.midia.pasta)) === null) return
  const agora = Date.now()
  for (const { nome, inicio } of abertas) {
    const minha = minhas.has(nome)
    const m = await medirGravacao(s.midia.pasta, nome, minha ? agora : agora - CALADA_MS)
    if (m === 'CRESCE') continue
    if (m !== null || minha || agora - inicio.getTime() > PERDIDA_MS) await fechar(s, nome, { m, inicio })
  }
}

async function fechar(s: S, nome: string, { m, inicio }: { m: Medida | null; inicio: Date }): Promise<void> {
  await fecharGravacao(
    s.banco.sistema,
    m === null
      ? { nome, fim: inicio, bytes: 0, sha256: createHash('sha256').digest(), semArquivo: true }
      : { nome, fim: new Date(m.fim), bytes: m.bytes, sha256: m.sha256 },
  )
}

/** Files of which no row tells: the program was killed between both. Asked at the start. */
export async function anotarEsquecidas(s: S): Promise<void> {
  const nomes = (await nomesGravados(s.midia.pasta)) ?? []
  const anotadas = await gravacoesAnotadas(s.banco.sistema, nomes)
  for (const nome of nomes) {
    const [, uid, inicio] = NOME_DA_GRAVACAO.exec(nome) ?? []
    if (uid === undefined || anotadas.has(nome)) continue
    const canal = await canalPorUid(s.banco.sistema, uid)
    if (canal === null) continue
    const { hotId, id: canId, leiId } = canal
    await abrirGravacao(s.banco.sistema, { hotId, canId, leiId, nome, inicio: new Date(Number(inicio)) })
  }
}
