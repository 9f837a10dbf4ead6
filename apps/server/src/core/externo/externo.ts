// Opens ports to outside parties: the house's own credential, or else the platform's. Credentials are read and decrypted
// for each use, so that a changed one counts at once in every process; agents, tokens and breakers live with them.
import type { CamposDaCredencial, Credencial } from '@martelo/domain/externo/campos-da-credencial.ts'
import { ehSecreto } from '@martelo/domain/externo/campos-da-credencial.ts'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Agent } from 'undici'
import { z } from 'zod'
import type { Bloqueios } from '../auth/bloqueios.ts'
import type { Banco, BancoDeDados, Tx } from '../database/database.ts'
import type { Armazenamento } from '../files/armazenamento.ts'
import { abrirCofre, type Cifrado, type Cofre } from './cofre.ts'
import { criarDisjuntores, type Disjuntores } from './disjuntores.ts'
import { chaveDoDisjuntor, type Memoria, montarLigacao } from './ligacao.ts'
import type { Parceiro, QualquerParceiro } from './parceiro.ts'
import { criarRegistro, type Origem, type Registrar } from './registro.ts'
import { abrirAgente } from './saida-para-fora.ts'

export interface Acesso<F extends CamposDaCredencial = CamposDaCredencial> {
  readonly de: 'casa' | 'plataforma'
  readonly credencial: Credencial<F>
  /** changes with the credential */
  readonly marca: string
}

export interface Externo {
  readonly banco: BancoDeDados
  readonly log: Logger
  readonly cofre: Cofre
  /** where private files are that go with a message; absent: none go */
  readonly privado?: Pick<Armazenamento, 'ler'> | undefined
  /** whom the houses keep out: what is sent may be held for as long */
  readonly bloqueios: Pick<Bloqueios, 'barra' | 'barraTexto'>
  readonly registrar: Registrar
  readonly disjuntores: Disjuntores
  /** the demonstration may talk to simulators of this machine */
  readonly demo: boolean
  /** Null: neither the house nor the platform has a credential. Throws `CofreFechado`. */
  acesso<F extends CamposDaCredencial>(p: Parceiro<F>, hotId: number | null): Promise<Acesso<F> | null>
  /** The port as this house sees it; null without a credential. */
  porta<F extends CamposDaCredencial, P>(p: Parceiro<F, P>, origem: Origem): Promise<P | null>
  /** The default for houses without a credential of their own, from the environment or a simulator. Answers how to end it. */
  usarPlataforma<F extends CamposDaCredencial>(p: Parceiro<F>, credencial: Partial<Credencial<F>>): () => void
  temPlataforma(p: QualquerParceiro): boolean
  /** where a party posts its notices for this house; null: it sends none */
  enderecoDosAvisos(p: QualquerParceiro, hotId: number | null): Promise<string | null>
  /** what this process has told a party once and need not tell it again, by credential */
  readonly ditos: Set<string>
  fechar(): Promise<void>
}

export const TEMPO_PADRAO_MS = 10_000
const AGENTES = 500
const Guardado = z.record(z.string(), z.string())

/** What a secret belongs to. */
export const contextoDoSegredo = (hotId: number, parceiro: string): string => `externo|${hotId}|${parceiro}`

/** The saved fields of one house, decrypted; null: it saved none. Throws `CofreFechado`. */
export async function lerCredencial(
  db: Banco | Tx,
  cofre: Cofre,
  hotId: number,
  parceiro: string,
): Promise<{ valores: Record<string, string>; marca: string } | null> {
  const linha = await db
    .selectFrom('externoCredencial')
    .select(['cifrado', 'chaveId', 'versao', 'salvaAt'])
    .where('hotId', '=', hotId)
    .where('parceiro', '=', parceiro)
    .executeTakeFirst()
  if (linha === undefined) return null
  const c: Cifrado = { chaveId: linha.chaveId, bytes: linha.cifrado }
  return {
    valores: Guardado.parse(JSON.parse(cofre.decifrar(c, contextoDoSegredo(hotId, parceiro)))),
    // Removed and saved again is another one.
    marca: `${hotId}.${linha.versao}.${linha.salvaAt.getTime()}`,
  }
}

export interface OpcoesDoExterno {
  readonly banco: BancoDeDados
  readonly log: Logger
  readonly chaves?: string | undefined
  readonly demo: boolean
  /** scheme and host at which a house is reached from outside */
  readonly origemDaCasa?: (hotId: number) => Promise<string | null>
  readonly privado?: Pick<Armazenamento, 'ler'>
  /** absent: no one is kept out */
  readonly bloqueios?: Pick<Bloqueios, 'barra' | 'barraTexto'>
  /** for tests: how long an open breaker pauses at first */
  readonly pausaMs?: number
}

const SEM_BLOQUEIOS = { barra: () => false, barraTexto: () => false }

export function criarExterno(o: OpcoesDoExterno): Externo {
  const { banco, log, chaves, demo, origemDaCasa, pausaMs, privado, bloqueios = SEM_BLOQUEIOS } = o
  const cofre = abrirCofre(chaves)
  const registrar = criarRegistro(banco, log)
  const disjuntores = criarDisjuntores(pausaMs)
  const plataforma = new Map<string, { credencial: Record<string, string>; marca: string }>()
  let voltas = 0
  const agentes = new LRUCache<string, { agente: Agent; memoria: Memoria }>({
    max: AGENTES,
    dispose: ({ agente }) => void agente.close().catch(() => undefined),
  })

  const acesso = async <F extends CamposDaCredencial>(
    p: Parceiro<F>,
    hotId: number | null,
  ): Promise<Acesso<F> | null> => {
    if (p.soDaPlataforma) return { de: 'plataforma', credencial: completa(p, {}), marca: 'plataforma' }
    const daCasa = hotId === null ? null : await lerCredencial(banco.sistema, cofre, hotId, p.nome)
    if (daCasa !== null) return { de: 'casa', credencial: completa(p, daCasa.valores), marca: daCasa.marca }
    const geral = plataforma.get(p.nome)
    return geral === undefined
      ? null
      : { de: 'plataforma', credencial: completa(p, geral.credencial), marca: geral.marca }
  }

  const enderecoDosAvisos = async (p: QualquerParceiro, hotId: number | null): Promise<string | null> => {
    const origem = p.avisos === undefined || hotId === null ? null : ((await origemDaCasa?.(hotId)) ?? null)
    return origem === null ? null : `${origem}/v1/externo/${p.nome}/avisos`
  }

  return {
    banco,
    log,
    cofre,
    privado,
    bloqueios,
    enderecoDosAvisos,
    registrar,
    disjuntores,
    demo,
    ditos: new Set(),
    acesso,
    async porta(p, origem) {
      const a = await acesso(p, origem.hotId)
      if (a === null) return null
      const guardada = (a.de === 'casa' || p.enderecosAlheios === true) && !demo
      const chave = `${p.nome}|${a.marca}`
      const ja = agentes.get(chave)
      const { agente, memoria } = ja ?? {
        agente: abrirAgente({ guardada, ...p.certificado?.(a.credencial) }),
        memoria: new Map() as Memoria,
      }
      if (ja === undefined) {
        agentes.set(chave, { agente, memoria })
        if (a.de === 'casa') disjuntores.esquecer(chaveDoDisjuntor(p.nome, 'casa', origem.hotId))
      }
      return p.abrir(
        montarLigacao({
          parceiro: p.nome,
          credencial: a.credencial,
          de: a.de,
          guardada,
          enderecoDosAvisos: await enderecoDosAvisos(p, origem.hotId),
          origem,
          segredos: segredosDe(p, a.credencial),
          tempoMs: p.tempoMs ?? TEMPO_PADRAO_MS,
          agente,
          memoria,
          disjuntores,
          registrar,
        }),
      )
    },
    usarPlataforma(p, credencial) {
      const entrada = {
        credencial: Object.fromEntries(Object.entries(credencial).map(([k, v]) => [k, String(v ?? '')])),
        marca: `plataforma.${++voltas}`,
      }
      plataforma.set(p.nome, entrada)
      return () => {
        if (plataforma.get(p.nome) === entrada) plataforma.delete(p.nome)
      }
    },
    temPlataforma: (p) => p.soDaPlataforma === true || plataforma.has(p.nome),
    async fechar() {
      const abertos = [...agentes.values()].map((a) => a.agente)
      agentes.clear()
      await Promise.allSettled(abertos.map((a) => a.destroy()))
    },
  }
}

function completa<F extends CamposDaCredencial>(
  p: Parceiro<F>,
  valores: Record<string, string>,
): Credencial<F> {
  return Object.fromEntries(Object.keys(p.campos).map((k) => [k, valores[k] ?? ''])) as Credencial<F>
}

export function segredosDe(p: QualquerParceiro, credencial: Readonly<Record<string, string>>): string[] {
  return Object.entries(p.campos).flatMap(([nome, campo]) =>
    ehSecreto(campo) && credencial[nome] ? [credencial[nome]] : [],
  )
}
