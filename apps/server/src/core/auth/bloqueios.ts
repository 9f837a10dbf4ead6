// The blocks of all houses in this process's memory: every call, page and socket is held against them. The table is the truth;
// it speaks with the commit, and a reading each half minute finds accounts that came into being meanwhile. Hits are counted
// here and written together.
import { createHash } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { enderecoNaRede, type TipoDeAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import { type Ato, impede } from '@martelo/domain/bloqueios/bloqueio.ts'
import type { Logger } from 'pino'
import type { BancoDeDados } from '../database/database.ts'
import type { Ctx, Sessao } from '../http/contexto.ts'
import { type Bloqueio, bloqueiosDePe, contarAcertos } from './bloqueios.sql.ts'

const RELER_MS = 30_000
const GRAVAR_ACERTOS_MS = 2_000

export interface QuemPede {
  readonly ip: string
  /** the number that the browser's cookie carries */
  readonly aparelho: string | null
  readonly usuId: number | null
  /** who acts in that account, when it is another person: a block of either stops both */
  readonly porUsuId?: number | null
  readonly equipe: boolean
}

export interface Bloqueios {
  /** Whether a block keeps this act (null: any other) from happening; counts the hit. */
  barra(hotId: number, quem: QuemPede, ato: Ato | null): boolean
  /**
   * Whether a block of signing in ends the sessions of this person; counts no hit. One who is kept out of the whole site
   * keeps his: he is told so at each call.
   */
  encerraSessao(hotId: number, quem: QuemPede): boolean
  /** The same for what is typed where no account is known yet. */
  barraTexto(
    hotId: number,
    alvos: readonly { readonly tipo: TipoDeAlvo; readonly alvo: string }[],
    ato: Ato,
  ): boolean
  /** Whether any house blocks this address: its pages come from no cache. */
  conhece(ip: string): boolean
  /** Hears of each reading, and whether it found others than the one before; answers how to stop hearing. */
  aoMudar(fn: (outros: boolean) => void): () => void
  /** Reads the table again. */
  alcancar(): Promise<void>
  parar(): Promise<void>
}

/** The person behind a request, as blocks see him. */
export const quemPede = (
  ctx: Pick<Ctx, 'ip' | 'cookieDoAparelho'> & {
    readonly sessao: Pick<Sessao, 'usuId' | 'papeis' | 'por'> | null
  },
): QuemPede => ({
  ip: ctx.ip,
  aparelho: ctx.cookieDoAparelho,
  usuId: ctx.sessao?.usuId ?? null,
  porUsuId: ctx.sessao?.por?.usuId ?? null,
  equipe: ehInterno(ctx.sessao),
})

/** The session of a request, unless a block of signing in stands against it: then it is none, from the block's commit on. */
export const sessaoQueVale = <S extends Pick<Sessao, 'usuId' | 'papeis' | 'por'>>(
  b: Pick<Bloqueios, 'encerraSessao'>,
  hotId: number,
  f: { readonly ip: string; readonly cookieDoAparelho: string | null; readonly sessao: S | null },
): S | null => (f.sessao !== null && b.encerraSessao(hotId, quemPede(f)) ? null : f.sessao)

/** The code by which people name a device: the beginning of what the table of known devices keeps of it. */
export const codigoDoDispositivo = (aparelho: string): string =>
  createHash('sha256').update(aparelho).digest('hex').slice(0, 16)

/** The blocks of one house, each where a request finds it without looking at the others. */
interface DaCasa {
  readonly redes: BlockList
  readonly enderecos: readonly Bloqueio[]
  readonly dispositivos: ReadonlyMap<string, Bloqueio>
  readonly contas: ReadonlyMap<number, readonly Bloqueio[]>
  readonly textos: ReadonlyMap<string, Bloqueio>
}

function arrumar(bloqueios: readonly Bloqueio[]): DaCasa {
  const redes = new BlockList()
  const contas = new Map<number, Bloqueio[]>()
  for (const b of bloqueios) {
    if (b.tipo === 'ENDERECO') {
      const familia = b.alvo.includes(':') ? 'ipv6' : 'ipv4'
      const [rede = '', prefixo] = b.alvo.split('/')
      if (prefixo === undefined) redes.addAddress(rede, familia)
      else redes.addSubnet(rede, Number(prefixo), familia)
    }
    for (const c of b.contas) contas.set(c, [...(contas.get(c) ?? []), b])
  }
  return {
    redes,
    contas,
    enderecos: bloqueios.filter((b) => b.tipo === 'ENDERECO'),
    dispositivos: new Map(bloqueios.filter((b) => b.tipo === 'DISPOSITIVO').map((b) => [b.alvo, b])),
    textos: new Map(bloqueios.map((b) => [`${b.tipo}|${b.alvo}`, b])),
  }
}

/** An address that is no address (a proxy's word that is missing) lies in no network. */
function noEndereco({ redes, enderecos }: DaCasa, ip: string): readonly Bloqueio[] {
  const limpo = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (enderecos.length === 0 || !redes.check(limpo, isIPv6(limpo) ? 'ipv6' : 'ipv4')) return []
  return enderecos.filter((b) => enderecoNaRede(limpo, b.alvo))
}

/** The blocks that name this person by any of his marks. */
function contraEle(casa: DaCasa, quem: QuemPede): readonly (Bloqueio | undefined)[] {
  const dispositivo =
    quem.aparelho === null || casa.dispositivos.size === 0
      ? undefined
      : casa.dispositivos.get(codigoDoDispositivo(quem.aparelho))
  const daConta = [quem.usuId, quem.porUsuId ?? null].flatMap((id) =>
    id === null ? [] : (casa.contas.get(id) ?? []),
  )
  return [...noEndereco(casa, quem.ip), dispositivo, ...daConta]
}

/** `doBanco`: the bus on which PostgreSQL itself speaks. */
export async function abrirBloqueios(
  banco: BancoDeDados,
  doBanco: { assinar(assunto: string, fn: () => void): void },
  log: Pick<Logger, 'warn'>,
): Promise<Bloqueios> {
  let porCasa = new Map<number, DaCasa>()
  let lendo: Promise<void> | null = null
  let outraVez = false
  const ouvintes = new Set<(outros: boolean) => void>()
  let lidos = ''
  let acertos = new Map<number, { n: number; ultimo: number }>()

  const ler = async (): Promise<void> => {
    const novos = new Map<number, Bloqueio[]>()
    const linhas = await bloqueiosDePe(banco)
    for (const b of linhas) novos.set(b.hotId, [...(novos.get(b.hotId) ?? []), b])
    porCasa = new Map([...novos].map(([hotId, bloqueios]) => [hotId, arrumar(bloqueios)]))
    const antes = lidos
    lidos = JSON.stringify(linhas)
    for (const fn of ouvintes) fn(lidos !== antes)
  }
  // A word that comes during a reading may tell of what this reading did not see.
  const alcancar = async (): Promise<void> => {
    if (lendo !== null) {
      outraVez = true
      return lendo
    }
    lendo = (async () => {
      do {
        outraVez = false
        await ler()
      } while (outraVez)
    })().finally(() => {
      lendo = null
    })
    return lendo
  }
  const semFalhar = (): void =>
    void alcancar().catch((e: unknown) => log.warn({ err: e }, 'blocks could not be read'))
  const gravar = async (): Promise<void> => {
    if (acertos.size === 0) return
    const estes = acertos
    acertos = new Map()
    await contarAcertos(banco, estes)
  }

  doBanco.assinar('bloqueio', semFalhar)
  await alcancar()
  const releitura = setInterval(semFalhar, RELER_MS)
  const gravacao = setInterval(
    () => void gravar().catch((e: unknown) => log.warn({ err: e }, 'hits of blocks were not written')),
    GRAVAR_ACERTOS_MS,
  )
  releitura.unref()
  gravacao.unref()

  const primeiro = (
    achados: readonly (Bloqueio | undefined)[],
    ato: Ato | null,
    equipe: boolean,
  ): Bloqueio | undefined => {
    const agora = banco.relogio.agora()
    return achados.find(
      (b) => b !== undefined && (b.fim === null || b.fim.getTime() > agora) && impede(b, ato, equipe),
    )
  }
  const contar = (achado: Bloqueio | undefined): boolean => {
    if (achado === undefined) return false
    const ultimo = banco.relogio.agora()
    acertos.set(achado.id, { n: (acertos.get(achado.id)?.n ?? 0) + 1, ultimo })
    return true
  }
  return {
    barra(hotId, quem, ato) {
      const casa = porCasa.get(hotId)
      return casa !== undefined && contar(primeiro(contraEle(casa, quem), ato, quem.equipe))
    },
    encerraSessao(hotId, quem) {
      const casa = porCasa.get(hotId)
      if (casa === undefined) return false
      const contra = contraEle(casa, quem)
      return (
        primeiro(contra, null, quem.equipe) === undefined &&
        primeiro(contra, 'ENTRAR', quem.equipe) !== undefined
      )
    },
    barraTexto(hotId, alvos, ato) {
      const casa = porCasa.get(hotId)
      if (casa === undefined) return false
      return contar(
        primeiro(
          alvos.map((a) => casa.textos.get(`${a.tipo}|${a.alvo}`)),
          ato,
          false,
        ),
      )
    },
    conhece: (ip) => [...porCasa.values()].some((casa) => noEndereco(casa, ip).length > 0),
    aoMudar(fn) {
      ouvintes.add(fn)
      return () => ouvintes.delete(fn)
    },
    alcancar,
    async parar() {
      clearInterval(releitura)
      clearInterval(gravacao)
      await gravar()
    },
  }
}
