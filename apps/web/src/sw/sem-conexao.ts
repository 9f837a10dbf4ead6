// The offline page: writes what this device cached into the lists that stand there. Texts are set as text, never as
// HTML. It reloads by itself when the connection is back.

interface Ficha {
  /** cards of older versions have none */
  readonly veiUid?: string
  readonly id: number
  readonly nome: string
  readonly numero: string
  readonly leilao: string
  readonly onde: string | null
  readonly valor: number
  readonly temLance: boolean
  readonly foto: string | null
  readonly meuLance: number | null
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const quando = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** The words of this site, as its page says them. */
const palavra = (qual: 'atual' | 'inicial' | 'meu'): string =>
  document.getElementById('lances')?.dataset[qual] ?? ''

function texto(nome: 'b' | 'small', conteudo: string): HTMLElement {
  const e = document.createElement(nome)
  e.textContent = conteudo
  return e
}

function linha(f: Ficha, visto: string): HTMLLIElement {
  const li = document.createElement('li')
  const foto = f.foto === null ? document.createElement('span') : document.createElement('img')
  if (foto instanceof HTMLImageElement) {
    foto.alt = ''
    foto.src = `${f.foto}?guardada`
  }
  const div = document.createElement('div')
  const onde = f.onde === null ? '' : ` · ${f.onde}`
  div.append(
    texto('b', f.nome),
    texto('small', `${f.numero} · ${f.leilao}${onde}`),
    texto('small', `${palavra(f.temLance ? 'atual' : 'inicial')}: ${reais.format(f.valor / 100)}`),
  )
  if (f.meuLance !== null) div.append(texto('small', `${palavra('meu')}: ${reais.format(f.meuLance / 100)}`))
  div.append(texto('small', `Como estava em ${visto}`))
  li.append(foto, div)
  return li
}

function escrever(secao: string, linhas: readonly HTMLLIElement[]): void {
  const onde = document.getElementById(secao)
  if (onde === null || linhas.length === 0) return
  onde.querySelector('ul')?.append(...linhas)
  onde.hidden = false
}

async function lerMeus(): Promise<number> {
  const r = await caches.match('/__guardado/meus')
  if (r === undefined) return 0
  const meus = (await r.json()) as { em: string; favoritos: Ficha[]; lances: Ficha[] }
  const em = quando.format(Date.parse(meus.em))
  escrever(
    'lances',
    meus.lances.map((f) => linha(f, em)),
  )
  escrever(
    'favoritos',
    meus.favoritos.map((f) => linha(f, em)),
  )
  return meus.lances.length + meus.favoritos.length
}

interface Passe {
  readonly qrcode: string
  readonly quem: string
  readonly bem: string
  readonly placa: string | null
  readonly inicio: string
  readonly fim: string
  readonly patio: string
  readonly enderecoDoPatio: string
}

function linhaDoPasse(p: Passe): HTMLLIElement {
  const li = document.createElement('li')
  const qr = document.createElement('img')
  qr.alt = `Código para a portaria: ${p.bem}`
  qr.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(p.qrcode)}`
  const div = document.createElement('div')
  div.append(
    texto('b', p.bem),
    texto('small', [p.quem, p.placa && `placa ${p.placa}`].filter(Boolean).join(' · ')),
    texto('small', quando.format(Date.parse(p.inicio))),
    texto('small', `${p.patio}, ${p.enderecoDoPatio}`),
  )
  li.append(qr, div)
  return li
}

/** Codes for the gate, while their hour has not gone by for a day. */
async function lerPasses(): Promise<number> {
  const r = await caches.match('/__guardado/passes')
  if (r === undefined) return 0
  const passes = ((await r.json()) as Passe[]).filter((p) => Date.parse(p.fim) > Date.now() - 86_400_000)
  escrever('passes', passes.map(linhaDoPasse))
  return passes.length
}

type Guardada = readonly [ficha: Ficha, visto: string]

/** The newest first. */
async function lerFichas(nome: string): Promise<Guardada[]> {
  if (!(await caches.has(nome))) return []
  const cache = await caches.open(nome)
  const pedidos = (await cache.keys()).filter((p) => new URL(p.url).pathname.startsWith('/__guardado/'))
  const fichas: Guardada[] = []
  for (const p of pedidos.reverse()) {
    const r = await cache.match(p)
    if (r === undefined) continue
    const em = Date.parse(r.headers.get('date') ?? '')
    fichas.push([(await r.json()) as Ficha, Number.isNaN(em) ? 'outro momento' : quando.format(em)])
  }
  return fichas
}

/** Vehicles that were marked before a login, the newest first; after one the account has them, and this is empty. */
function favoritosDaqui(): readonly unknown[] {
  try {
    const lido: unknown = JSON.parse(localStorage.getItem('favoritosVeiUid') ?? '[]')
    return Array.isArray(lido) ? lido : []
  } catch {
    return []
  }
}

async function lerDoAparelho(): Promise<number> {
  const vistos = await lerFichas('martelo-vistos-1')
  escrever(
    'vistos',
    vistos.map((g) => linha(...g)),
  )
  const todas = [...(await lerFichas('martelo-favoritos-1')), ...vistos]
  const favoritos = favoritosDaqui().flatMap((v) => todas.filter(([f]) => f.veiUid === v).slice(0, 1))
  escrever(
    'favoritos',
    favoritos.map((g) => linha(...g)),
  )
  return vistos.length + favoritos.length
}

const deNovo = (): void => location.reload()
document.getElementById('tentar')?.addEventListener('click', deNovo)
/** The browser's word that it is online is a hint; an answer of the site is the connection. */
const CONFERIR_MS = 4000
const conferir = (): void =>
  void fetch('/v1/hotsite/sem-conexao', { method: 'HEAD', cache: 'no-store' }).then(deNovo, () => undefined)
addEventListener('online', conferir)
setInterval(conferir, CONFERIR_MS)
void Promise.all([lerMeus(), lerDoAparelho(), lerPasses()]).then(([a, b, c]) => {
  const nada = document.getElementById('nada')
  if (nada !== null) nada.hidden = a + b + c > 0
})
