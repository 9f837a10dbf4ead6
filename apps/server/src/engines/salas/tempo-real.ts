// The live rooms of one process: modules say who may enter and what a frame shows to whom. A frame gets its number and
// its row in one statement after the commit that caused it, then goes to the sockets here and, over the bus, to other
// processes, which read the rows. Rooms with watchers poll their numbers, because a bus word may be lost.
// A publication never fails because its word does: the frames stand, and would be published twice.
import { MAXIMO_DE_REENVIO, type Publico } from '@martelo/contracts/core/frames.ts'
import type { Logger } from 'pino'
import type { Barramento } from '../../core/bus/barramento.ts'
import type { BancoDeDados } from '../../core/database/database.ts'
import type { Conexao } from './conexao.ts'
import { ContagemEntreProcessos } from './contagem-entre-processos.ts'
import { type NovoQuadro, type Quadro, reenvio } from './quadros.ts'
import { Sala } from './sala.ts'

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
  /** other processes' words were missed: everyone here asks again */
  recomecar(): void
  parar(): void
}

/** What processes say to each other: a room has news, or the news itself where nothing is kept. */
interface Palavra {
  readonly sala: string
  readonly evento?: string
  readonly dados?: object
}

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
/** How long a frame may stay unheard here when its word was lost, about: processes do not ask in step. */
const RONDA_MS = 2_000

export const criarTempoReal = (banco: BancoDeDados, barramento: Barramento, log: Logger): TempoReal =>
  new SalasDoProcesso(banco, barramento, log)

/** A room with watchers, and how far it was told when the others were asked. */
interface Vista {
  readonly sala: Sala
  readonly leiId: number
  readonly entregue: number | null
}

class SalasDoProcesso implements TempoReal {
  readonly #banco: BancoDeDados
  readonly #barramento: Barramento
  readonly #log: Logger
  readonly #salas = new Map<string, Sala>()
  /** by auction: its publication that is under way */
  readonly #filas = new Map<number, Promise<unknown>>()
  readonly #presenca: ContagemEntreProcessos
  readonly #lendo = new Map<string, Promise<unknown>>()
  #ronda: ReturnType<typeof setTimeout> | undefined
  #parado = false

  constructor(banco: BancoDeDados, barramento: Barramento, log: Logger) {
    this.#banco = banco
    this.#barramento = barramento
    this.#log = log
    this.#presenca = new ContagemEntreProcessos(barramento, log, 'presenca', {
      aoMudar: (leiIds) => {
        for (const sala of this.#salas.values())
          if (sala.leiId !== null && leiIds.includes(String(sala.leiId))) sala.dizerPresenca()
      },
    })
    barramento.assinar('sala', (d: { sala: string }) => this.#salas.get(d.sala)?.alcancar())
    barramento.assinar('aviso', (d: { sala: string; evento: string; dados: object }) =>
      this.#salas.get(d.sala)?.avisar(d.evento, d.dados),
    )
  }

  publicar(
    leilao: { id: number; uid: string; hotId: number },
    quadros: readonly NovoQuadro[],
  ): Promise<ReadonlySet<number>> {
    if (quadros.length === 0) return Promise.resolve(new Set())
    const antes = this.#filas.get(leilao.id) ?? Promise.resolve()
    const agora = antes.catch(() => undefined).then(() => this.#numerarEDizer(leilao, quadros))
    this.#filas.set(leilao.id, agora)
    const limpar = () => {
      if (this.#filas.get(leilao.id) === agora) this.#filas.delete(leilao.id)
    }
    agora.then(limpar, limpar)
    return agora
  }

  avisar(sala: string, evento: string, dados: object): void {
    this.#salas.get(sala)?.avisar(evento, dados)
    void this.#dizer('aviso', { sala, evento, dados })
  }

  async versaoDaSala(leiId: number): Promise<number> {
    const r = await this.#banco.sistema
      .selectFrom('sala')
      .select('versao')
      .where('leiId', '=', leiId)
      .executeTakeFirst()
    return r?.versao ?? 0
  }

  quantos(leiId: number): number {
    return this.#presenca.de(String(leiId))
  }

  naSala(): ReadonlyMap<number, number> {
    return new Map([...this.#presenca.daqui].map(([leiId, n]) => [Number(leiId), n]))
  }

  async entrar(
    c: Conexao,
    nome: string,
    publicos: readonly Publico[],
    leiId: number | null,
    versao: number | undefined,
  ): Promise<void> {
    const sala = this.#abrir(nome, leiId)
    c.salas.add(nome)
    if (leiId === null) {
      sala.membros.set(c, publicos)
      return
    }
    // Join first, then replay: a frame may come twice, and the client drops versions it has seen; none is missed.
    if (!sala.membros.has(c)) this.#presenca.mudar(String(leiId), 1)
    sala.membros.set(c, publicos)
    this.#rondar()
    const atual = await this.#juntos(nome, () => this.versaoDaSala(leiId))
    sala.comecarEm(atual)
    if (versao === undefined || versao > atual || atual - versao > MAXIMO_DE_REENVIO) {
      c.enviar(JSON.stringify({ t: versao === undefined ? 'em-dia' : 'recarregar', s: nome, v: atual }))
    } else {
      const perdidos =
        versao === atual
          ? []
          : await this.#juntos(`${nome} ${versao}`, () => this.#quadrosApos(leiId, versao, MAXIMO_DE_REENVIO))
      if ((perdidos[0]?.versao ?? versao + 1) !== versao + 1)
        c.enviar(JSON.stringify({ t: 'recarregar', s: nome, v: atual }))
      else c.escrever(reenvio(nome, perdidos, publicos, versao, c.comprime === true))
    }
    sala.dizerPresenca()
  }

  sair(c: Conexao, nome: string): void {
    c.salas.delete(nome)
    const sala = this.#salas.get(nome)
    if (!sala) return
    if (sala.membros.delete(c) && sala.leiId !== null) this.#presenca.mudar(String(sala.leiId), -1)
    this.#esquecer(sala)
    if (sala.membros.size > 0) sala.dizerPresenca()
  }

  recomecar(): void {
    this.#presenca.repetir()
    for (const sala of this.#salas.values()) {
      if (sala.leiId !== null) sala.alcancar()
      else sala.recarregar(0)
    }
  }

  parar(): void {
    this.#parado = true
    clearTimeout(this.#ronda)
    this.#presenca.parar()
  }

  #abrir(nome: string, leiId: number | null): Sala {
    const ja = this.#salas.get(nome)
    if (ja) return ja
    const nova = new Sala(
      {
        log: this.#log,
        agora: () => this.#banco.relogio.agora(),
        quadrosApos: (...a) => this.#quadrosApos(...a),
        quantos: (id) => this.quantos(id),
        tem: (s) => this.#salas.get(nome) === s,
        esquecer: (s) => this.#esquecer(s),
      },
      nome,
      leiId,
    )
    this.#salas.set(nome, nova)
    return nova
  }

  #esquecer(sala: Sala): void {
    if (sala.vazia && this.#salas.get(sala.nome) === sala) this.#salas.delete(sala.nome)
  }

  async #numerarEDizer(
    leilao: { id: number; uid: string; hotId: number },
    quadros: readonly NovoQuadro[],
  ): Promise<ReadonlySet<number>> {
    const nome = `leilao:${leilao.uid}`
    const numerados = await this.#numerar(leilao, quadros)
    const fora = new Set(quadros.flatMap((q) => (q.doLote ? [q.doLote.lelId] : [])))
    for (const q of numerados) if (q.doLote) fora.delete(q.doLote.lelId)
    if (numerados.length === 0) return fora
    this.#salas.get(nome)?.entregarOuAlcancar(numerados)
    void this.#dizer('sala', { sala: nome })
    return fora
  }

  async #numerar(leilao: { id: number; hotId: number }, quadros: readonly NovoQuadro[]): Promise<Quadro[]> {
    const lotes = new Map(quadros.flatMap((q) => (q.doLote ? [[q.doLote.lelId, q.doLote] as const] : [])))
    const contados = [...lotes.values()]
    const r = await this.#banco.poolSistema.query<{ ordem: number; versao: number; quando: Date }>({
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

  async #quadrosApos(leiId: number, apos: number, limite: number): Promise<Quadro[]> {
    const linhas = await this.#banco.sistema
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
   * After a reconnect thousands ask for the same in that moment: what is asked in one turn of the event loop is read
   * once, after all of them have joined.
   */
  #juntos<T>(chave: string, ler: () => Promise<T>): Promise<T> {
    const ja = this.#lendo.get(chave) as Promise<T> | undefined
    if (ja) return ja
    const nova = new Promise<void>((ok) => setImmediate(ok)).then(() => {
      this.#lendo.delete(chave)
      return ler()
    })
    this.#lendo.set(chave, nova)
    return nova
  }

  /** Not awaited and not retried: a bus that hangs must not block the rooms here. */
  async #dizer(assunto: 'sala' | 'aviso', palavra: Palavra): Promise<void> {
    try {
      await this.#barramento.publicar(assunto, palavra)
    } catch (err) {
      const { sala, evento } = palavra
      this.#log.warn({ err, assunto, sala, evento }, 'a word did not reach the other processes')
    }
  }

  #vistas(): Vista[] {
    return [...this.#salas.values()].flatMap((sala) =>
      sala.leiId !== null && sala.membros.size > 0
        ? [{ sala, leiId: sala.leiId, entregue: sala.entregue }]
        : [],
    )
  }

  /**
   * Catches up where others have told more than was heard here. A database that knows less than was delivered before it was
   * asked has lost it (a standby took over that had not received all): the room begins again from where that one stands,
   * or its next frames would pass for old ones.
   */
  async #conferir(daqui: readonly Vista[]): Promise<void> {
    const linhas = await this.#banco.sistema
      .selectFrom('sala')
      .select(['leiId', 'versao'])
      .where('leiId', 'in', [...new Set(daqui.map((v) => v.leiId))])
      .execute()
    const versoes = new Map(linhas.map((l) => [l.leiId, l.versao]))
    for (const { sala, leiId, entregue: antes } of daqui) {
      const versao = versoes.get(leiId) ?? 0
      if (this.#salas.get(sala.nome) !== sala || sala.entregue === null) continue
      if (versao > sala.entregue) sala.alcancar()
      else if (antes !== null && versao < antes) sala.recuar(versao)
    }
  }

  /** Repeats while there are watchers. */
  #rondar(): void {
    if (this.#parado) return
    this.#ronda ??= setTimeout(() => this.#passar(), RONDA_MS * (0.75 + Math.random() / 2)).unref()
  }

  #passar(): void {
    const daqui = this.#vistas()
    if (daqui.length === 0) {
      this.#ronda = undefined
      return
    }
    void this.#conferir(daqui)
      .catch((err: unknown) => this.#log.warn({ err }, 'rooms could not be compared'))
      .then(() => {
        this.#ronda = undefined
        this.#rondar()
      })
  }
}
