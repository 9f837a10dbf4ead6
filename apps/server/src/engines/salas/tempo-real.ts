// The live rooms of one process: modules say who may enter and what a frame shows to whom. A frame gets its number and
// its row in one statement after the commit that caused it, then goes to the sockets here and, over the bus, to other
// processes, which read the rows. A room flushes one batch at a time: frames never overtake each other. Rooms with
// watchers poll their numbers, because a bus word may be lost.
// A publication never fails because its word does: the frames stand, and would be published twice.
import { MAXIMO_DE_REENVIO, type Publico } from '@martelo/contracts/core/frames.ts'
import type { Logger } from 'pino'
import type { BancoDeDados } from '../../core/database/database.ts'
import { medidas } from '../../core/medidas.ts'
import type { Barramento } from '../../core/bus/barramento.ts'
import { type Conexao, enviarATodos, quadroComprimido, quadroPronto } from './conexao.ts'
import { ContagemEntreProcessos } from './contagem-entre-processos.ts'
import { Ritmo } from './ritmo.ts'

export interface NovoQuadro {
  readonly evento: string
  /** who sees it; `porPublico` adds fields for some of them, or says that one gets what another gets */
  readonly para: readonly Publico[]
  readonly dados: object
  readonly porPublico?: Partial<Record<Publico, object | Publico>>
  /** how far this frame, with the others of its lot in one publication, tells a lot */
  readonly doLote?: Contado
}

/** A lot's state as of `versao`, and its log from the row after `apos` up to `ate` (both null: no rows). */
export interface Contado {
  readonly lelId: number
  readonly versao: number
  readonly apos: number | null
  readonly ate: number | null
}

export interface Quadro extends NovoQuadro {
  readonly versao: number
  readonly quando: number
}

export interface TempoReal {
  /**
   * Versioned frames for the room of one auction; resolves when they are numbered and stored. Answers the lots whose
   * frames were left out: another publisher has told rows of theirs meanwhile, what is new must be looked at again.
   */
  publicar(
    leilao: { id: number; uid: string; hotId: number },
    quadros: readonly NovoQuadro[],
  ): Promise<ReadonlySet<number>>
  /** a notice without version to a room in all processes: `cliente:<uid>`, `site:<hotId>`, `retaguarda:<hotId>` … */
  avisar(sala: string, evento: string, dados: object): void
  /** the version that a state read now belongs to; read it BEFORE reading the state */
  versaoDaSala(leiId: number): Promise<number>
  /** how many watch an auction, in all processes as far as they have said */
  quantos(leiId: number): number
  /** how many watch here, by auction id */
  naSala(): ReadonlyMap<number, number>
  entrar(
    c: Conexao,
    sala: string,
    publicos: readonly Publico[],
    leiId: number | null,
    versao: number | undefined,
  ): Promise<void>
  sair(c: Conexao, sala: string): void
  /** other processes' words were missed: everybody here asks again */
  recomecar(): void
  parar(): void
}

interface Sala {
  readonly leiId: number | null
  readonly membros: Map<Conexao, readonly Publico[]>
  /** last version delivered to the sockets here; null until the number that the first of them found is known */
  entregue: number | null
  /** what is not delivered yet is being read */
  lendo: boolean
  /** something was told that this read, or that number, may not have seen */
  deNovo: boolean
  espera: Quadro[]
  readonly ritmo: Ritmo
  dizendoPresenca: boolean
}

/** What processes say to each other: a room has news, or the news itself where nothing is kept. */
interface Palavra {
  readonly sala: string
  readonly evento?: string
  readonly dados?: object
}

const POR_BUSCA = 1000

/** No text of JSON has it: long frames go as one text, of which no quote has to be written twice as in a list of them. */
export const ENTRE_QUADROS = '\u001f'
/**
 * Lots first, in the order of their ids: a lot's frames stand if its log is told on from where the room is (`m`). Then
 * the room's number and the frames that stand.
 */
const PUBLICAR = `with t as (select * from unnest($5::int[], $6::int[], $7::int[], $8::bigint[]) as t(lel, apos, ate, versao)),
  m as (insert into sala_lote as s (lel_id, hot_id, anterior, seq, versao)
    select t.lel, $2, t.apos, coalesce(t.ate, 0), t.versao from t
    where t.apos is null or t.apos = 0 or exists (select from sala_lote x where x.lel_id = t.lel)
    order by t.lel
    on conflict (lel_id) do update set anterior = excluded.anterior,
      seq = case when excluded.anterior is null then s.seq else excluded.seq end, versao = greatest(s.versao, excluded.versao)
    where excluded.anterior is null or excluded.anterior = s.seq
    returning lel_id),
  q as materialized (select q.quadro, q.ordem, row_number() over (order by q.ordem) as n
    from unnest(string_to_array($3, '${ENTRE_QUADROS}'), $4::int[]) with ordinality as q(quadro, lel, ordem)
    where q.lel is null or q.lel in (select lel_id from m)),
  v as (insert into sala (lei_id, hot_id, versao) select $1, $2, count(*) from q having count(*) > 0
    on conflict (lei_id) do update set versao = sala.versao + excluded.versao returning versao),
  f as (insert into sala_quadro (lei_id, hot_id, versao, quadro)
    select $1, $2, v.versao - (select count(*) from q) + q.n, q.quadro::json from v, q returning versao, quando)
  select q.ordem::int, f.versao, f.quando from f, v, q where q.n = f.versao - v.versao + (select count(*) from q) order by q.n`
const ESPERA_APOS_FALHA_MS = 500
/** How long a frame may stay unheard here when its word was lost, about: processes do not ask in step. */
const RONDA_MS = 2_000

export function criarTempoReal(banco: BancoDeDados, barramento: Barramento, log: Logger): TempoReal {
  const salas = new Map<string, Sala>()
  const filas = new Map<number, Promise<unknown>>()
  const presenca = new ContagemEntreProcessos(barramento, log, 'presenca', {
    aoMudar: (leiIds) => {
      for (const [nome, sala] of salas)
        if (sala.leiId !== null && leiIds.includes(String(sala.leiId))) dizerPresenca(nome, sala)
    },
  })

  const abrir = (nome: string, leiId: number | null): Sala => {
    const ja = salas.get(nome)
    if (ja) return ja
    const nova: Sala = {
      leiId,
      membros: new Map(),
      entregue: null,
      lendo: false,
      deNovo: false,
      espera: [],
      ritmo: new Ritmo(),
      dizendoPresenca: false,
    }
    salas.set(nome, nova)
    return nova
  }

  const entregar = (nome: string, sala: Sala, quadros: readonly Quadro[]): void => {
    const novos = quadros.filter((q) => q.versao > (sala.entregue ?? 0))
    if (novos.length === 0) return
    sala.entregue = novos[novos.length - 1]?.versao ?? sala.entregue
    const primeiro = sala.espera.length === 0
    sala.espera.push(...novos)
    if (primeiro && !sala.ritmo.escrevendo) marcar(nome, sala)
  }
  /** A room without watchers here, when all that was told to it is written. */
  const esquecer = (nome: string, sala: Sala): void => {
    if (sala.membros.size === 0 && sala.espera.length === 0 && salas.get(nome) === sala) salas.delete(nome)
  }
  const marcar = (nome: string, sala: Sala): void => {
    setTimeout(() => despejar(nome, sala), sala.ritmo.espera(performance.now(), sala.membros.size))
  }
  const despejar = (nome: string, sala: Sala): void => {
    const lote = sala.espera
    if (lote.length === 0) return esquecer(nome, sala)
    sala.espera = []
    const agora = banco.relogio.agora()
    for (const q of lote) medidas.entrega.observe(Math.max(0, agora - q.quando) / 1000)
    sala.ritmo.comecar(performance.now())
    const so = lote.length === 1 ? lote[0] : undefined
    enviarATodos(
      sala.membros,
      (publicos) =>
        so ? codificar(nome, so, publicos) : `[${lote.map((q) => codificar(nome, q, publicos)).join()}]`,
      () => {
        sala.ritmo.acabar(performance.now())
        if (sala.espera.length > 0) marcar(nome, sala)
        else esquecer(nome, sala)
      },
    )
  }

  // After a reconnect thousands ask for the same in that moment: what is asked in one turn of the event loop is read
  // once, after all of them have joined.
  const lendo = new Map<string, Promise<unknown>>()
  const juntos = <T>(chave: string, ler: () => Promise<T>): Promise<T> => {
    const ja = lendo.get(chave) as Promise<T> | undefined
    if (ja) return ja
    const nova = new Promise<void>((ok) => setImmediate(ok)).then(() => {
      lendo.delete(chave)
      return ler()
    })
    lendo.set(chave, nova)
    return nova
  }

  const lerQuadros = async (leiId: number, apos: number, limite: number): Promise<Quadro[]> => {
    const linhas = await banco.sistema
      .selectFrom('salaQuadro')
      .select(['versao', 'quando', 'quadro'])
      .where('leiId', '=', leiId)
      .where('versao', '>', apos)
      .orderBy('versao')
      .limit(limite)
      .execute()
    return linhas.map((l) => ({
      ...(l.quadro as unknown as NovoQuadro),
      versao: l.versao,
      quando: l.quando.getTime(),
    }))
  }
  /**
   * Reads what the room here has not delivered yet. What is told while a read is under way makes another one; what is
   * told before the room knows where it stands is read from there.
   */
  const alcancar = (nome: string): void => {
    const sala = salas.get(nome)
    if (sala?.leiId == null) return
    if (sala.lendo || sala.entregue === null) {
      sala.deNovo = true
      return
    }
    sala.lendo = true
    sala.deNovo = false
    lerQuadros(sala.leiId, sala.entregue, POR_BUSCA)
      .then((qs) => {
        entregar(nome, sala, qs)
        if (qs.length === POR_BUSCA) sala.deNovo = true
      })
      .catch(async (e: unknown) => {
        log.error({ err: e, sala: nome }, 'room could not catch up yet')
        sala.deNovo = true
        await new Promise((ok) => setTimeout(ok, ESPERA_APOS_FALHA_MS).unref())
      })
      .finally(() => {
        sala.lendo = false
        if (sala.deNovo && salas.get(nome) === sala) alcancar(nome)
      })
  }

  const vistas = () =>
    [...salas].flatMap(([nome, { leiId, membros, entregue }]) =>
      leiId !== null && membros.size > 0 ? [{ nome, leiId, entregue }] : [],
    )
  /**
   * Catches up where others have told more than was heard here. A database that knows less than was delivered before it was
   * asked has lost it (a standby took over that had not received all): the room begins again from where that one stands,
   * or its next frames would pass for old ones.
   */
  const conferir = async (daqui: ReturnType<typeof vistas>): Promise<void> => {
    const linhas = await banco.sistema
      .selectFrom('sala')
      .select(['leiId', 'versao'])
      .where('leiId', 'in', [...new Set(daqui.map((v) => v.leiId))])
      .execute()
    const versoes = new Map(linhas.map((l) => [l.leiId, l.versao]))
    for (const { nome, leiId, entregue: antes } of daqui) {
      const sala = salas.get(nome)
      const versao = versoes.get(leiId) ?? 0
      if (sala === undefined || sala.entregue === null) continue
      if (versao > sala.entregue) alcancar(nome)
      else if (antes !== null && versao < antes) recuar(nome, sala, versao)
    }
  }
  const recuar = (nome: string, sala: Sala, versao: number): void => {
    log.warn(
      { sala: nome, versao, entregue: sala.entregue },
      'the database knows less of a room than was told',
    )
    sala.entregue = versao
    sala.espera = []
    enviarATodos(sala.membros, () => JSON.stringify({ t: 'recarregar', s: nome, v: versao }))
  }
  let ronda: ReturnType<typeof setTimeout> | undefined
  let parado = false
  /** Repeats while there are watchers. */
  const rondar = (): void => {
    if (parado) return
    const passo = (): void => {
      const daqui = vistas()
      if (daqui.length === 0) ronda = undefined
      else
        void conferir(daqui)
          .catch((err: unknown) => log.warn({ err }, 'rooms could not be compared'))
          .then(() => {
            ronda = undefined
            rondar()
          })
    }
    ronda ??= setTimeout(passo, RONDA_MS * (0.75 + Math.random() / 2)).unref()
  }

  const numerar = async (
    leilao: { id: number; hotId: number },
    quadros: readonly NovoQuadro[],
  ): Promise<Quadro[]> => {
    const lotes = new Map(quadros.flatMap((q) => (q.doLote ? [[q.doLote.lelId, q.doLote] as const] : [])))
    const contados = [...lotes.values()]
    const r = await banco.poolSistema.query<{ ordem: number; versao: number; quando: Date }>({
      name: 'sala-publicar',
      text: PUBLICAR,
      values: [
        leilao.id,
        leilao.hotId,
        quadros.map(({ doLote: _, ...q }) => JSON.stringify(q)).join(ENTRE_QUADROS),
        quadros.map((q) => q.doLote?.lelId ?? null),
        contados.map((c) => c.lelId),
        contados.map((c) => c.apos),
        contados.map((c) => c.ate),
        contados.map((c) => c.versao),
      ],
    })
    return r.rows.map((l) => ({
      ...(quadros[l.ordem - 1] as NovoQuadro),
      versao: l.versao,
      quando: l.quando.getTime(),
    }))
  }

  // Not awaited and not retried: a bus that hangs must not block the rooms here.
  const dizer = async (assunto: 'sala' | 'aviso', palavra: Palavra): Promise<void> => {
    try {
      await barramento.publicar(assunto, palavra)
    } catch (err) {
      const { sala, evento } = palavra
      log.warn({ err, assunto, sala, evento }, 'a word did not reach the other processes')
    }
  }
  barramento.assinar('sala', (d: { sala: string }) => alcancar(d.sala))
  barramento.assinar('aviso', (d: { sala: string; evento: string; dados: object }) =>
    avisarAqui(d.sala, d.evento, d.dados),
  )
  const avisarAqui = (nome: string, evento: string, dados: object): void => {
    const sala = salas.get(nome)
    if (!sala) return
    const texto = JSON.stringify({ t: 'q', s: nome, v: null, e: evento, h: Date.now(), d: dados })
    enviarATodos(sala.membros, () => texto)
  }
  const dizerPresenca = (nome: string, sala: Sala): void => {
    const { leiId } = sala
    if (leiId === null || sala.dizendoPresenca) return
    sala.dizendoPresenca = true
    setTimeout(() => {
      sala.dizendoPresenca = false
      const texto = JSON.stringify({ t: 'presenca', s: nome, n: presenca.de(String(leiId)) })
      enviarATodos(sala.membros, () => texto)
    }, 1000)
  }

  return {
    publicar(leilao, quadros) {
      if (quadros.length === 0) return Promise.resolve(new Set())
      const nome = `leilao:${leilao.uid}`
      const antes = filas.get(leilao.id) ?? Promise.resolve()
      const agora = antes
        .catch(() => undefined)
        .then(async () => {
          const numerados = await numerar(leilao, quadros)
          const fora = new Set(quadros.flatMap((q) => (q.doLote ? [q.doLote.lelId] : [])))
          for (const q of numerados) if (q.doLote) fora.delete(q.doLote.lelId)
          const primeira = numerados[0]?.versao
          if (primeira === undefined) return fora
          const sala = salas.get(nome)
          // Another process published in between: read the run from the table so that nothing arrives out of order.
          if (sala && sala.entregue !== null && primeira === sala.entregue + 1)
            entregar(nome, sala, numerados)
          else alcancar(nome)
          void dizer('sala', { sala: nome })
          return fora
        })
      filas.set(leilao.id, agora)
      const limpar = () => {
        if (filas.get(leilao.id) === agora) filas.delete(leilao.id)
      }
      agora.then(limpar, limpar)
      return agora
    },
    avisar(sala, evento, dados) {
      avisarAqui(sala, evento, dados)
      void dizer('aviso', { sala, evento, dados })
    },
    async versaoDaSala(leiId) {
      const r = await banco.sistema
        .selectFrom('sala')
        .select('versao')
        .where('leiId', '=', leiId)
        .executeTakeFirst()
      return r?.versao ?? 0
    },
    quantos: (leiId) => presenca.de(String(leiId)),
    naSala: () => new Map([...presenca.daqui].map(([leiId, n]) => [Number(leiId), n])),
    async entrar(c, nome, publicos, leiId, versao) {
      const sala = abrir(nome, leiId)
      c.salas.add(nome)
      if (leiId === null) {
        sala.membros.set(c, publicos)
        return
      }
      // Join first, then replay: a frame may come twice, and the client drops versions it has seen; none is missed.
      if (!sala.membros.has(c)) presenca.mudar(String(leiId), 1)
      sala.membros.set(c, publicos)
      rondar()
      const atual = await juntos(nome, () => this.versaoDaSala(leiId))
      sala.entregue ??= atual
      if (sala.deNovo) alcancar(nome)
      if (versao === undefined || versao > atual || atual - versao > MAXIMO_DE_REENVIO) {
        c.enviar(JSON.stringify({ t: versao === undefined ? 'em-dia' : 'recarregar', s: nome, v: atual }))
      } else {
        const perdidos =
          versao === atual
            ? []
            : await juntos(`${nome} ${versao}`, () => lerQuadros(leiId, versao, MAXIMO_DE_REENVIO))
        if ((perdidos[0]?.versao ?? versao + 1) !== versao + 1)
          c.enviar(JSON.stringify({ t: 'recarregar', s: nome, v: atual }))
        else c.escrever(reenvio(nome, perdidos, publicos, versao, c.comprime === true))
      }
      dizerPresenca(nome, sala)
    },
    sair(c, nome) {
      c.salas.delete(nome)
      const sala = salas.get(nome)
      if (!sala) return
      if (sala.membros.delete(c) && sala.leiId !== null) presenca.mudar(String(sala.leiId), -1)
      esquecer(nome, sala)
      if (sala.membros.size > 0) dizerPresenca(nome, sala)
    },
    recomecar() {
      presenca.repetir()
      for (const [nome, sala] of salas) {
        if (sala.leiId !== null) alcancar(nome)
        else enviarATodos(sala.membros, () => JSON.stringify({ t: 'recarregar', s: nome, v: 0 }))
      }
    },
    parar() {
      parado = true
      clearTimeout(ronda)
      presenca.parar()
    },
  }
}

const reenvios = new WeakMap<readonly Quadro[], Map<string, Buffer>>()

/** What was missed, and that it is all, as one message: encoded once for everybody who missed the same. */
function reenvio(
  sala: string,
  perdidos: readonly Quadro[],
  publicos: readonly Publico[],
  versao: number,
  comprime: boolean,
): Buffer {
  const emDia = JSON.stringify({ t: 'em-dia', s: sala, v: perdidos.at(-1)?.versao ?? versao })
  if (perdidos.length === 0) return quadroPronto(emDia)
  const prontos = reenvios.get(perdidos) ?? new Map<string, Buffer>()
  reenvios.set(perdidos, prontos)
  const chave = `${publicos.join()}${comprime ? ' z' : ''}`
  const ja = prontos.get(chave)
  if (ja !== undefined) return ja
  const texto = `[${perdidos.map((q) => codificar(sala, q, publicos)).join()},${emDia}]`
  const novo = comprime ? quadroComprimido(texto) : quadroPronto(texto)
  prontos.set(chave, novo)
  return novo
}

/** One frame for one combination of audiences. Fields of narrower audiences are laid over the public ones. */
function codificar(sala: string, q: Quadro, publicos: readonly Publico[]): string {
  if (!q.para.some((p) => publicos.includes(p))) return JSON.stringify({ t: 'q', s: sala, v: q.versao, o: 1 })
  const extras = publicos.map((p) => {
    const dele = q.porPublico?.[p]
    return typeof dele === 'string' ? q.porPublico?.[dele] : dele
  })
  return JSON.stringify({
    t: 'q',
    s: sala,
    v: q.versao,
    e: q.evento,
    h: q.quando,
    d: Object.assign({}, q.dados, ...extras),
  })
}
