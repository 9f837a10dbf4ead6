// An acquirer: its own page takes the card and asks the holder's bank (3DS); its API captures, voids, refunds and answers
// chargebacks; its notices are signed and only name a payment. Of a card's number it keeps the last four digits.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as dormir } from 'node:timers/promises'
import { bandeiraDe, CODIGO_3DS, type CondutaDoCartao, condutaDe } from './cartoes-de-teste.ts'
import { iniciarServidor, lerJson, lerTexto, postar, type ServidorSimulado } from './controle.ts'
import { conferirFormulario, paginaDoDesafio, paginaDoFormulario } from './pagina-do-cartao.ts'
import { paginaDoAdquirente, paginaDoResultado } from './pagina-do-adquirente.ts'

export interface PagamentoNoAdquirente {
  readonly referencia: string
  readonly valor: number
  readonly parcelas: number
  readonly descricao: string
  readonly avisarEm: string | null
  versao: number
  situacao: string
  codigoDaRecusa: string | null
  cartao: { bandeira: string; final: string; nome: string } | null
  conduta: CondutaDoCartao
  autorizacao: string | null
  nsu: string | null
  tarifa: number
  estornado: number
  estornos: { id: string; valor: number; situacao: 'FEITO' }[]
  contestacao: { motivo: string; prazo: string | null } | null
  antesDaContestacao: string
  defesa: string | null
  calou: boolean
}

export interface AdquirenteSimulado extends ServidorSimulado {
  readonly token: string
  readonly segredo: string
  readonly pagamentos: Readonly<Record<string, PagamentoNoAdquirente>>
  /** what the holder does on the page; answers where it stands after */
  usarCartao(referencia: string, numero: string): Promise<string>
  responderDesafio(referencia: string, codigo: string): Promise<string>
  /** what happens at the acquirer's own desk */
  noBalcao(referencia: string, acao: 'liquidar' | 'contestar' | 'ganhar' | 'perder' | 'estornar'): boolean
  /** posts the same notice again, as it was */
  avisarDeNovo(referencia: string): void
  sossegar(): Promise<void>
}

export interface OpcoesDoAdquirente {
  readonly host?: string
  readonly porta?: number | undefined
  readonly token?: string
  readonly segredo?: string
  readonly arquivo?: string
  /** how long a late card takes, and after how long a contested one is contested */
  readonly demoraMs?: number
  readonly contestaEmMs?: number
  /** of the page that opened the form: it alone may show it */
  readonly silencioso?: boolean
}

const TENTATIVAS = 5
const TAXA_DO_ADQUIRENTE = 0.0349

export async function iniciarAdquirente(o: OpcoesDoAdquirente = {}): Promise<AdquirenteSimulado> {
  const token = o.token ?? randomUUID()
  const segredo = o.segredo ?? randomUUID()
  const { demoraMs = 6000, contestaEmMs = 4000 } = o
  const m: Record<string, PagamentoNoAdquirente> =
    o.arquivo !== undefined && existsSync(o.arquivo)
      ? (JSON.parse(readFileSync(o.arquivo, 'utf8')) as Record<string, PagamentoNoAdquirente>)
      : {}
  const avisos = new Set<Promise<void>>()
  const relogios = new Set<ReturnType<typeof setTimeout>>()
  const estado = { parado: false }

  const depois = (ms: number, fn: () => void): void => {
    const t = setTimeout(() => {
      relogios.delete(t)
      fn()
    }, ms)
    relogios.add(t)
  }

  const mandar = (p: PagamentoNoAdquirente, corpo: string, id: string): void => {
    if (p.avisarEm === null || o.silencioso) return
    const destino = p.avisarEm
    const aviso = (async () => {
      for (let i = 0; i < TENTATIVAS && !estado.parado; i++) {
        const instante = String(Math.floor(Date.now() / 1000))
        const status = await postar(destino, corpo, {
          'x-assinatura': createHmac('sha256', segredo).update(`${instante}.${corpo}`).digest('hex'),
          'x-instante': instante,
          'x-aviso-id': id,
        })
        if (status >= 200 && status < 300) return
        await dormir(100 * 2 ** i, undefined, { ref: false })
      }
    })().finally(() => avisos.delete(aviso))
    avisos.add(aviso)
  }
  const avisar = (p: PagamentoNoAdquirente): void => {
    const corpo = JSON.stringify({ referencia: p.referencia, versao: p.versao })
    const id = `${p.referencia}-${p.versao}`
    const vezes = p.conduta === 'repetir' || servidor.controle.modo === 'duas-vezes' ? 2 : 1
    // Out of order: this one leaves after those that follow it.
    const atraso = p.conduta === 'repetir' ? randomInt(0, 400) : 0
    for (let k = 0; k < vezes; k++)
      if (atraso === 0) mandar(p, corpo, id)
      else depois(atraso * (k + 1), () => mandar(p, corpo, id))
  }

  const mudar = (p: PagamentoNoAdquirente, mudanca: Partial<PagamentoNoAdquirente>): void => {
    Object.assign(p, mudanca)
    p.versao += 1
    if (o.arquivo !== undefined) writeFileSync(o.arquivo, JSON.stringify(m))
    avisar(p)
  }

  const autorizar = (p: PagamentoNoAdquirente): void =>
    mudar(p, {
      situacao: 'AUTORIZADA',
      autorizacao: String(randomInt(100_000, 999_999)),
      nsu: String(randomInt(100_000_000, 999_999_999)),
    })

  const usarCartao = (referencia: string, numero: string, nome = 'COMPRADOR DE TESTE'): string => {
    const p = m[referencia]
    if (p === undefined) return 'DESCONHECIDO'
    // One page takes one card: the second tab is shown what became of the first.
    if (p.situacao !== 'CRIADA') return p.situacao
    const conduta = condutaDe(numero)
    p.conduta = conduta
    p.cartao = { bandeira: bandeiraDe(numero), final: numero.slice(-4), nome: nome.slice(0, 60) }
    if (conduta === 'recusar') mudar(p, { situacao: 'RECUSADA', codigoDaRecusa: 'SALDO' })
    else if (conduta === 'desafiar') mudar(p, { situacao: 'AUTENTICANDO' })
    else if (conduta === 'tardar') {
      mudar(p, { situacao: 'AUTENTICANDO' })
      depois(demoraMs, () => {
        if (p.situacao === 'AUTENTICANDO') autorizar(p)
      })
    } else autorizar(p)
    return p.situacao
  }

  const responderDesafio = (referencia: string, codigo: string): string => {
    const p = m[referencia]
    if (p === undefined) return 'DESCONHECIDO'
    if (p.situacao !== 'AUTENTICANDO' || p.conduta === 'tardar') return p.situacao
    if (codigo === CODIGO_3DS) autorizar(p)
    else mudar(p, { situacao: 'RECUSADA', codigoDaRecusa: 'AUTENTICACAO' })
    return p.situacao
  }

  const capturar = (p: PagamentoNoAdquirente): boolean => {
    if (p.situacao === 'CAPTURADA' || p.situacao === 'LIQUIDADA') return true
    if (p.situacao !== 'AUTORIZADA') return false
    mudar(p, { situacao: 'CAPTURADA', tarifa: Math.round(p.valor * TAXA_DO_ADQUIRENTE) })
    if (p.conduta === 'contestar') depois(contestaEmMs, () => void noBalcao(p.referencia, 'contestar'))
    return true
  }

  const estornar = (p: PagamentoNoAdquirente, id: string, valor: number): boolean => {
    if (p.estornos.some((e) => e.id === id)) return true
    const pode = p.situacao === 'CAPTURADA' || p.situacao === 'LIQUIDADA'
    if (!pode || valor <= 0 || valor > p.valor - p.estornado) return false
    const estornado = p.estornado + valor
    mudar(p, {
      estornado,
      estornos: [...p.estornos, { id, valor, situacao: 'FEITO' }],
      situacao: estornado === p.valor ? 'ESTORNADA' : p.situacao,
    })
    return true
  }

  const noBalcao: AdquirenteSimulado['noBalcao'] = (referencia, acao) => {
    const p = m[referencia]
    if (p === undefined) return false
    const paga = p.situacao === 'CAPTURADA' || p.situacao === 'LIQUIDADA'
    const FAZER: Readonly<Record<typeof acao, () => boolean>> = {
      liquidar: () => p.situacao === 'CAPTURADA' && (mudar(p, { situacao: 'LIQUIDADA' }), true),
      contestar: () =>
        paga &&
        (mudar(p, {
          antesDaContestacao: p.situacao,
          situacao: 'CONTESTADA',
          contestacao: { motivo: 'O titular diz que não reconhece a compra.', prazo: null },
        }),
        true),
      ganhar: () =>
        p.situacao === 'CONTESTADA' &&
        (mudar(p, { situacao: p.antesDaContestacao, contestacao: null }), true),
      perder: () => p.situacao === 'CONTESTADA' && (mudar(p, { situacao: 'PERDIDA' }), true),
      estornar: () => estornar(p, randomUUID(), p.valor - p.estornado),
    }
    return FAZER[acao]()
  }

  const abrir = (referencia: string, c: Partial<PagamentoNoAdquirente>): PagamentoNoAdquirente | null => {
    const antes = m[referencia]
    if (antes !== undefined) return antes
    if (!c.valor || !c.parcelas) return null
    const p: PagamentoNoAdquirente = {
      referencia,
      valor: c.valor,
      parcelas: c.parcelas,
      descricao: c.descricao ?? '',
      avisarEm: c.avisarEm ?? null,
      versao: 1,
      situacao: 'CRIADA',
      codigoDaRecusa: null,
      cartao: null,
      conduta: 'aprovar',
      autorizacao: null,
      nsu: null,
      tarifa: 0,
      estornado: 0,
      estornos: [],
      contestacao: null,
      antesDaContestacao: 'CAPTURADA',
      defesa: null,
      calou: false,
    }
    m[referencia] = p
    return p
  }

  const estadoDe = (p: PagamentoNoAdquirente): object => ({
    referencia: p.referencia,
    versao: p.versao,
    situacao: p.situacao,
    valor: p.valor,
    codigoDaRecusa: p.codigoDaRecusa,
    cartao: p.cartao,
    autorizacao: p.autorizacao,
    nsu: p.nsu,
    tarifa: p.tarifa,
    estornado: p.estornado,
    estornos: p.estornos,
    contestacao: p.contestacao,
  })

  const html = (r: ServerResponse, texto: string): void =>
    void r
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(texto)

  const paginaDe = (p: PagamentoNoAdquirente): string => {
    if (p.situacao === 'CRIADA') return paginaDoFormulario(p, {}, {})
    return p.situacao === 'AUTENTICANDO' && p.conduta !== 'tardar'
      ? paginaDoDesafio(p, null)
      : paginaDoResultado(p)
  }

  /** The holder's side: no token, plain forms. */
  const naPagina = async (
    q: IncomingMessage,
    r: ServerResponse,
    acao: string,
    ref: string,
  ): Promise<void> => {
    const p = m[ref]
    if (p === undefined)
      return void r
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Pagamento desconhecido')
    if (q.method !== 'POST') return html(r, paginaDe(p))
    const f = Object.fromEntries(new URLSearchParams(await lerTexto(q)))
    if (acao === 'confirmar') {
      responderDesafio(ref, (f['codigo'] ?? '').trim())
      return html(r, paginaDe(p))
    }
    const campos = conferirFormulario(f, new Date())
    if (Object.keys(campos).length > 0) return html(r, paginaDoFormulario(p, f, campos))
    usarCartao(ref, (f['numero'] ?? '').replace(/\D/g, ''), f['nome'])
    html(r, paginaDe(p))
  }

  const naApi = async (q: IncomingMessage, r: ServerResponse, p: PagamentoNoAdquirente, resto: string) => {
    const json = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    const ou = (feito: boolean): void =>
      feito ? json(200, estadoDe(p)) : json(409, { erro: `não é possível em ${p.situacao}` })
    if (resto === '' && q.method === 'GET') return json(200, estadoDe(p))
    if (resto === '' && q.method === 'DELETE') {
      if (p.situacao === 'CRIADA' || p.situacao === 'AUTENTICANDO') mudar(p, { situacao: 'CANCELADA' })
      return json(200, estadoDe(p))
    }
    if (resto === '/captura') {
      const feito = capturar(p)
      if (feito && p.conduta === 'calar' && !p.calou) {
        // Done, and the answer is lost with the connection.
        p.calou = true
        return void q.socket.destroy()
      }
      return ou(feito)
    }
    if (resto === '/cancelamento') {
      if (p.situacao === 'AUTORIZADA') mudar(p, { situacao: 'CANCELADA' })
      return ou(p.situacao === 'CANCELADA')
    }
    const estorno = /^\/estornos\/([0-9a-f-]{36})$/.exec(resto)
    if (estorno !== null) {
      const { valor = 0 } = (await lerJson(q)) as { valor?: number }
      return ou(estornar(p, estorno[1] ?? '', valor))
    }
    if (resto === '/contestacao') {
      const { defesa = null } = (await lerJson(q)) as { defesa?: string | null }
      if (p.situacao !== 'CONTESTADA') return ou(false)
      p.defesa = defesa
      if (defesa === null) noBalcao(p.referencia, 'perder')
      return json(200, estadoDe(p))
    }
    json(404, { erro: 'não existe' })
  }

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const url = new URL(q.url ?? '/', 'http://adquirente')
    const json = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    if (url.pathname === '/') return html(r, paginaDoAdquirente(Object.values(m)))
    const pagina = /^\/(cartao|confirmar)\/([0-9a-f-]{36})$/.exec(url.pathname)
    if (pagina !== null) return naPagina(q, r, pagina[1] ?? '', pagina[2] ?? '')
    const balcao =
      /^\/simulador\/pagamentos\/([0-9a-f-]{36})\/(liquidar|contestar|ganhar|perder|estornar|avisar)$/.exec(
        url.pathname,
      )
    if (balcao !== null && q.method === 'POST') {
      const [, ref = '', acao = ''] = balcao
      if (acao === 'avisar') {
        const p = m[ref]
        if (p !== undefined) avisar(p)
        return json(p === undefined ? 404 : 200, {})
      }
      return json(noBalcao(ref, acao as Parameters<typeof noBalcao>[1]) ? 200 : 409, {})
    }
    if (q.headers.authorization !== `Bearer ${token}`) return json(401, { erro: 'token desconhecido' })
    if (url.pathname === '/ola') return json(200, { adquirente: 'Adquirente simulado' })
    const api = /^\/pagamentos\/([0-9a-f-]{36})(\/.*)?$/.exec(url.pathname)
    if (api === null) return json(404, { erro: 'não existe' })
    const [, ref = '', resto = ''] = api
    if (resto === '' && q.method === 'PUT') {
      const p = abrir(ref, (await lerJson(q)) as Partial<PagamentoNoAdquirente>)
      return p === null
        ? json(422, { erro: 'dados incompletos' })
        : json(201, { formulario: `${servidor.url}/cartao/${ref}` })
    }
    const p = m[ref]
    return p === undefined ? json(404, { erro: 'pagamento desconhecido' }) : naApi(q, r, p, resto)
  }

  const servidor = await iniciarServidor(atender, {
    host: o.host,
    porta: o.porta,
    livre: (c) => c === '/' || c.startsWith('/cartao/') || c.startsWith('/confirmar/'),
  })
  return {
    ...servidor,
    token,
    segredo,
    pagamentos: m,
    usarCartao: (ref, numero) => Promise.resolve(usarCartao(ref, numero)),
    responderDesafio: (ref, codigo) => Promise.resolve(responderDesafio(ref, codigo)),
    noBalcao,
    avisarDeNovo(ref) {
      const p = m[ref]
      if (p !== undefined) avisar(p)
    },
    async sossegar() {
      while (avisos.size > 0) await Promise.all(avisos)
    },
    async parar() {
      estado.parado = true
      for (const t of relogios) clearTimeout(t)
      await servidor.parar()
    },
  }
}
