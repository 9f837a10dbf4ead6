// Files that consignors drop: `<folder>/<house>/<consignor's uid>/cars.csv`, as a file transfer puts them there. One process takes
// a file by moving it to `em-curso`; read and answered, it goes to `lidos`, with `….resultado.json` beside it. What a process that
// died left in `em-curso` is taken again: rows that it had written are then repeated ones. One that still grows is left for the
// next look, and those of a consignor whom the house keeps out until it does so no more.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Servicos } from '../../core/servicos.ts'
import { foraDaCasa } from './fora-da-casa.ts'
import { guardarRecusa, importarLinhas, type ResultadoDaRemessa } from './importar-linhas.ts'
import { lerArquivoDeVeiculos } from './ler-arquivo-de-veiculos.ts'

type Maquina = Pick<Servicos, 'banco' | 'log' | 'bloqueios'>

const PASSO_MS = 30_000
/** A file transfer writes for a while: what was touched within these is not whole yet. */
const QUIETO_MS = 5_000
const MAXIMO_BYTES = 5 * 1024 * 1024
const POR_VEZ = 50
const LIDOS = 'lidos'
const EM_CURSO = 'em-curso'
/** Longer than any file takes: the process that took it is gone. */
const ABANDONADO_MS = 10 * 60_000
const ACEITOS = /^[^.].*\.(?:csv|xlsx|json)$/i

interface Dono {
  hotId: number
  comId: number
  casa: string
  comUid: string
  cnpj: string | null
  comitenteAtivo: boolean
}

/** One look; answers how many files were taken. */
export async function recolherEntradas(s: Maquina, pasta: string): Promise<number> {
  let feitos = 0
  for (const dono of await donosCom(s, pasta)) {
    const dele = path.join(pasta, dono.casa, dono.comUid)
    for (const tomado of (await nomesEm(path.join(dele, EM_CURSO))).filter(abandonado).slice(0, POR_VEZ)) {
      const nome = tomado.slice(CARIMBO)
      if (await recolher(s, dono, { dele, nome, de: path.join(dele, EM_CURSO, tomado) })) feitos += 1
    }
    for (const nome of (await nomesEm(dele)).filter((n) => ACEITOS.test(n)).slice(0, POR_VEZ))
      if (await recolher(s, dono, { dele, nome, de: path.join(dele, nome) })) feitos += 1
  }
  return feitos
}

const nomesEm = (pasta: string): Promise<string[]> => readdir(pasta).catch(() => [])

/** When it was taken stands before the file's own name, as the names of files may say it. */
const carimbo = (): string => `${new Date().toISOString().replace(/[:.]/g, '-')}-`
const CARIMBO = carimbo().length

function abandonado(tomado: string): boolean {
  const desde = Date.parse(
    tomado.slice(0, CARIMBO - 1).replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'),
  )
  return Number.isFinite(desde) && Date.now() - desde > ABANDONADO_MS
}

/** Folders whose house and consignor exist and are not kept out; others are left as they are. */
async function donosCom(s: Maquina, pasta: string): Promise<Dono[]> {
  const pares: { casa: string; com: string }[] = []
  for (const casa of await nomesEm(pasta))
    for (const com of await nomesEm(path.join(pasta, casa))) pares.push({ casa, com })
  if (pares.length === 0) return []
  const { rows } =
    await sql<Dono>`select h.id as hot_id, m.id as com_id, h.subdominio as casa, m.uid as com_uid, m.cnpj, m.ativo as comitente_ativo
    from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb) as x(casa text, com text)
    join hotsite h on h.subdominio = x.casa and h.ativo join comitente m on m.hot_id = h.id and m.uid::text = x.com`.execute(
      s.banco.sistema,
    )
  return rows.filter((d) => !foraDaCasa(s.bloqueios, { ...d, ip: null, createdBy: null }))
}

interface Deixado {
  readonly dele: string
  readonly nome: string
  readonly de: string
}

async function recolher(s: Maquina, dono: Dono, { dele, nome, de }: Deixado): Promise<boolean> {
  const emCurso = path.join(dele, EM_CURSO, carimbo() + nome)
  const feito = path.join(dele, LIDOS, carimbo() + nome)
  let tamanho: number
  try {
    const f = await stat(de)
    if (!f.isFile() || Date.now() - f.mtimeMs < QUIETO_MS) return false
    tamanho = f.size
    for (const p of [emCurso, feito]) await mkdir(path.dirname(p), { recursive: true })
    await rename(de, emCurso)
  } catch {
    // Another process was quicker, or its sender took it back.
    return false
  }
  const resposta = await importar(s, dono, { emCurso, nome, tamanho }).catch((e: unknown) => {
    s.log.error({ err: e, arquivo: nome, com: dono.comUid }, 'a dropped file failed')
    return { erro: 'Algo falhou do nosso lado. Envie o arquivo de novo.' }
  })
  if ('erro' in resposta)
    await s.banco
      .doHotsite(dono.hotId, (tx) =>
        guardarRecusa(tx, dono.hotId, { comId: dono.comId, arquivo: nome, erro: resposta.erro }),
      )
      .catch((e: unknown) => s.log.error({ err: e, arquivo: nome }, 'the refusal of a file was not kept'))
  await writeFile(`${feito}.resultado.json`, JSON.stringify(resposta, null, 2))
  await rename(emCurso, feito)
  return true
}

async function importar(
  s: Maquina,
  { hotId, comId }: Dono,
  { emCurso, nome, tamanho }: { emCurso: string; nome: string; tamanho: number },
): Promise<ResultadoDaRemessa | { erro: string }> {
  if (tamanho > MAXIMO_BYTES) return { erro: 'O arquivo passa de 5 MB: divida-o.' }
  const lido = await lerArquivoDeVeiculos(await readFile(emCurso), nome)
  if (!lido.ok) return { erro: lido.mensagem }
  const ctx = {
    hotsite: { id: hotId },
    sessao: null,
    ip: '',
    reqId: `pasta-${randomUUID()}`,
    agora: s.banco.relogio.agora(),
  }
  const remessa = {
    comId,
    chvId: null,
    ambiente: 'producao',
    origem: 'pasta',
    arquivo: nome.slice(0, 200),
    simular: false,
  } as const
  return s.banco.doHotsite(hotId, (tx) => importarLinhas(ctx, tx, remessa, lido.linhas))
}

export function iniciarEntradas(s: Servicos): Promise<() => Promise<void>> {
  const pasta = s.config.pastaDeEntrada
  if (pasta === undefined) return Promise.resolve(() => Promise.resolve())
  let parado = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let emCurso: Promise<unknown> = Promise.resolve()
  const olhar = (): void => {
    emCurso = recolherEntradas(s, pasta)
      .catch((e: unknown) => s.log.warn({ err: e }, 'the folder of entries could not be read'))
      .then(() => {
        if (!parado) timer = setTimeout(olhar, PASSO_MS)
      })
  }
  olhar()
  return Promise.resolve(async () => {
    parado = true
    clearTimeout(timer)
    await emCurso
  })
}
