// A bank's collection: registers boletos by API or by remessa file, writes them off, takes money for them, posts signed notices,
// and writes retorno files. People play payer and bank on its page.
//
// It is an outside party and shares nothing with the product but the layouts. Never started in production.
import { createHmac, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as dormir } from 'node:timers/promises'
import type { ContaDeCobranca } from '@martelo/domain/boletos/bancos.ts'
import type { EfeitoDaOcorrencia, PadraoCnab } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import { lerLinha } from '@martelo/domain/boletos/cnab/largura-fixa.ts'
import { layoutDe } from '@martelo/domain/boletos/cnab/remessa.ts'
import { escreverRetorno, type OcorrenciaParaEscrever } from '@martelo/domain/boletos/cnab/retorno.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { gerarPixEstatico } from '@martelo/domain/pagamentos/pix.ts'
import { iniciarServidor, lerTexto, postar, type ServidorSimulado } from './controle.ts'
import { paginaDoBanco, paginaDoBoleto } from './pagina-dos-boletos.ts'

export const MODOS_DE_LIQUIDAR = ['certo', 'antes', 'atrasado', 'a-menos', 'a-mais', 'duas-vezes'] as const
export type ModoDeLiquidar = (typeof MODOS_DE_LIQUIDAR)[number]

export interface BoletoNoBanco {
  readonly referencia: string
  readonly nossoNumero: string
  readonly nossoNumeroDigito: string
  readonly numeroDocumento: string
  readonly valor: number
  vencimento: string
  readonly multa: number
  readonly jurosAoMes: number
  readonly conta: ContaDeCobranca
  readonly pagador: { readonly nome: string }
  readonly usoDaEmpresa: string
  readonly avisarEm: string | null
  situacao: 'REGISTRADO' | 'LIQUIDADO' | 'BAIXADO'
  pago: number
}

interface Memoria {
  boletos: Record<string, BoletoNoBanco>
  /** what the next retorno of an account will say */
  ocorrencias: { referencia: string; o: OcorrenciaParaEscrever }[]
  sequencial: number
}

export interface BancoDeBoletosSimulado extends ServidorSimulado {
  readonly token: string
  readonly segredo: string
  readonly boletos: Readonly<Record<string, BoletoNoBanco>>
  /** pays as a person would; answers how many notices were posted */
  pagar(referencia: string, modo: ModoDeLiquidar): Promise<number>
  retorno(padrao: PadraoCnab): string
  receberRemessa(texto: string): { registrados: number; baixados: number }
  /** resolves when every notice was delivered or given up */
  sossegar(): Promise<void>
}

/** of a number, by bank */
const DIGITOS: Readonly<Record<string, number>> = { '237': 11, '341': 8, '001': 17, '033': 12, '104': 17 }

const CORPO_MAXIMO = 2_000_000
const TENTATIVAS = 5

export async function iniciarBancoDeBoletos(
  o: {
    host?: string
    porta?: number | undefined
    token?: string
    segredo?: string
    arquivo?: string
    agora?: () => number
  } = {},
): Promise<BancoDeBoletosSimulado> {
  const token = o.token ?? randomUUID()
  const segredo = o.segredo ?? randomUUID()
  const hoje = (): string => diaEmBrasilia((o.agora ?? Date.now)())
  const m: Memoria =
    o.arquivo !== undefined && existsSync(o.arquivo)
      ? (JSON.parse(readFileSync(o.arquivo, 'utf8')) as Memoria)
      : { boletos: {}, ocorrencias: [], sequencial: 0 }
  const guardar = (): void => {
    if (o.arquivo !== undefined) writeFileSync(o.arquivo, JSON.stringify(m))
  }
  const avisos = new Set<Promise<void>>()
  const estado = { parado: false }

  const avisar = (b: BoletoNoBanco, corpo: object): void => {
    if (b.avisarEm === null) return
    const destino = b.avisarEm
    const texto = JSON.stringify({ referencia: b.referencia, ...corpo })
    const id = String((corpo as { id?: string }).id)
    const vezes = servidor.controle.modo === 'duas-vezes' ? 2 : 1
    for (let k = 0; k < vezes; k++) {
      const aviso = (async () => {
        for (let i = 0; i < TENTATIVAS && !estado.parado; i++) {
          const instante = String(Math.floor(Date.now() / 1000))
          const assinatura = createHmac('sha256', segredo).update(`${instante}.${texto}`).digest('hex')
          const status = await postar(destino, texto, {
            'x-assinatura': assinatura,
            'x-instante': instante,
            'x-aviso-id': id,
          })
          if (status >= 200 && status < 300) return
          await dormir(100 * 2 ** i, undefined, { ref: false })
        }
      })().finally(() => avisos.delete(aviso))
      avisos.add(aviso)
    }
  }

  const anotar = (b: BoletoNoBanco, efeito: EfeitoDaOcorrencia, dia: string, pago = 0): void => {
    m.ocorrencias.push({
      referencia: b.referencia,
      o: {
        efeito,
        usoDaEmpresa: b.usoDaEmpresa,
        nossoNumero: b.nossoNumero,
        nossoNumeroDigito: b.nossoNumeroDigito,
        numeroDoDocumento: b.numeroDocumento,
        vencimento: b.vencimento,
        valor: b.valor,
        pago,
        tarifa: pago > 0 ? 250 : 0,
        ocorreuEm: dia,
        creditoEm: pago > 0 ? somarDias(dia, 1) : null,
        motivo: '',
      },
    })
    guardar()
  }

  const liquidar = (b: BoletoNoBanco, pago: number, dia: string): void => {
    b.situacao = 'LIQUIDADO'
    b.pago += pago
    anotar(b, 'liquidado', dia, pago)
    avisar(b, {
      id: randomUUID(),
      evento: 'LIQUIDADO',
      valorPago: pago,
      dataPagamento: dia,
      dataCredito: somarDias(dia, 1),
      tarifa: 250,
    })
  }

  const pagar = (referencia: string, modo: ModoDeLiquidar): Promise<number> => {
    const b = m.boletos[referencia]
    if (b === undefined) return Promise.resolve(0)
    const noDia = hoje()
    const tarde = somarDias(b.vencimento, 10)
    const encargos = Math.round((b.valor * b.multa) / 100) + Math.round((b.valor * b.jurosAoMes * 10) / 3000)
    const MODO: Readonly<Record<ModoDeLiquidar, () => void>> = {
      certo: () => liquidar(b, b.valor, noDia),
      antes: () => liquidar(b, b.valor, somarDias(b.vencimento, -1)),
      atrasado: () => liquidar(b, b.valor + encargos, tarde),
      'a-menos': () => liquidar(b, b.valor - 1000, noDia),
      'a-mais': () => liquidar(b, b.valor + 1000, noDia),
      'duas-vezes': () => {
        liquidar(b, b.valor, noDia)
        liquidar(b, b.valor, noDia)
      },
    }
    const antes = avisos.size
    MODO[modo]()
    return Promise.resolve(avisos.size - antes)
  }

  const baixar = (b: BoletoNoBanco): void => {
    if (b.situacao !== 'REGISTRADO') return
    b.situacao = 'BAIXADO'
    anotar(b, 'baixado', hoje())
  }

  const receberRemessa = (texto: string): { registrados: number; baixados: number } => {
    const linhas = texto.split(/\r?\n/).filter((l) => l !== '')
    const padrao: PadraoCnab = linhas[0]?.length === 240 ? '240' : '400'
    const banco = padrao === '400' ? (linhas[0]?.slice(76, 79) ?? '') : (linhas[0]?.slice(0, 3) ?? '')
    const { remessa, lerNumero } = layoutDe(banco, padrao)
    const campos = padrao === '400' ? remessa['detalhe'] : remessa['p']
    const tipo = campos?.[0]?.fixo
    const feitos = { registrados: 0, baixados: 0 }
    for (const [i, l] of linhas.entries()) {
      if (padrao === '400' ? l[0] !== tipo : l[13] !== 'P') continue
      const { valores } = lerLinha(campos ?? [], l, i + 1)
      const numero = lerNumero(String(valores['nossoNumero'] ?? ''))
      const referencia = `${banco}-${numero}`
      const antigo = m.boletos[referencia]
      if (valores['comando'] === '02') {
        if (antigo !== undefined) {
          baixar(antigo)
          feitos.baixados += 1
        }
        continue
      }
      const campo = (c: string): string => String(valores[c] ?? '')
      const b: BoletoNoBanco = {
        referencia,
        nossoNumero: numero.padStart(DIGITOS[banco] ?? 10, '0'),
        nossoNumeroDigito:
          campo('nossoNumeroDigito') || (banco === '033' ? String(valores['nossoNumero']).slice(-1) : ''),
        numeroDocumento: campo('numeroDoDocumento'),
        valor: Number(valores['valor']),
        vencimento: campo('vencimento'),
        multa: 2,
        jurosAoMes: 1,
        conta: {
          banco,
          agencia: campo('agencia').replace(/^0+/, '') || '1',
          agenciaDigito: null,
          conta: campo('conta').replace(/^0+/, '') || '1',
          contaDigito: campo('contaDigito') || null,
          carteira: campo('carteira').replace(/^0+/, '') || '9',
          convenio: campo('convenio') || null,
        },
        pagador: { nome: campo('pagadorNome') || 'Pagador' },
        usoDaEmpresa: campo('usoDaEmpresa'),
        avisarEm: null,
        situacao: 'REGISTRADO',
        pago: 0,
      }
      m.boletos[referencia] = b
      anotar(b, 'registrado', hoje())
      feitos.registrados += 1
    }
    return feitos
  }

  /** Everything since the last file; asking again gives the same file until something happens. */
  const retorno = (padrao: PadraoCnab): string => {
    const conta = Object.values(m.boletos)[0]?.conta
    if (conta === undefined) return ''
    const daConta = m.ocorrencias.filter((x) => m.boletos[x.referencia]?.conta.banco === conta.banco)
    const r = escreverRetorno(padrao, {
      conta,
      empresa: { nome: 'CEDENTE', documento: '00000000000191' },
      geradaEm: hoje(),
      sequencial: daConta.length,
      ocorrencias: daConta.map((x) => x.o),
    })
    return r.ok ? r.arquivo : ''
  }

  const registrar = (referencia: string, corpo: Partial<BoletoNoBanco>): BoletoNoBanco | string => {
    const antes = m.boletos[referencia]
    if (antes !== undefined) return antes
    if (!corpo.nossoNumero || !corpo.valor || !corpo.vencimento || !corpo.conta) return 'dados incompletos'
    if (corpo.vencimento < hoje()) return 'vencimento no passado'
    const b: BoletoNoBanco = {
      referencia,
      nossoNumero: corpo.nossoNumero,
      nossoNumeroDigito: corpo.nossoNumeroDigito ?? '',
      numeroDocumento: corpo.numeroDocumento ?? '',
      valor: corpo.valor,
      vencimento: corpo.vencimento,
      multa: corpo.multa ?? 0,
      jurosAoMes: corpo.jurosAoMes ?? 0,
      conta: corpo.conta,
      pagador: { nome: corpo.pagador?.nome ?? '' },
      usoDaEmpresa: '',
      avisarEm: corpo.avisarEm ?? null,
      situacao: 'REGISTRADO',
      pago: 0,
    }
    m.boletos[referencia] = b
    anotar(b, 'registrado', hoje())
    return b
  }

  const estadoDe = (b: BoletoNoBanco): object => ({
    situacao: b.situacao,
    pix: {
      copiaECola: gerarPixEstatico({
        chave: 'cobranca@banco-simulado.com.br',
        nome: 'Banco Simulado',
        cidade: 'Sao Paulo',
        valor: b.valor,
        txid: b.referencia.replaceAll('-', '').slice(0, 25),
      }),
    },
  })

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const url = new URL(q.url ?? '/', 'http://banco')
    const caminho = url.pathname
    const json = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    const html = (texto: string): void =>
      void r.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(texto)
    const ref = /^\/(boletos|boleto)\/([0-9a-zA-Z-]{1,60})$/.exec(caminho)
    if (caminho === '/' && q.method === 'GET') return html(paginaDoBanco(Object.values(m.boletos)))
    if (ref?.[1] === 'boleto' && q.method === 'GET')
      return html(paginaDoBoleto(m.boletos[ref[2] ?? ''] ?? null))
    if (caminho === '/simulador/retorno') {
      const padrao: PadraoCnab = url.searchParams.get('padrao') === '240' ? '240' : '400'
      r.writeHead(200, {
        'content-type': 'text/plain; charset=iso-8859-1',
        'content-disposition': `attachment; filename="CB${hoje().replaceAll('-', '')}-${padrao}.RET"`,
      })
      return void r.end(Buffer.from(retorno(padrao), 'latin1'))
    }
    if (caminho === '/simulador/remessa' && q.method === 'POST') {
      const texto = await lerTexto(q)
      if (texto.length > CORPO_MAXIMO) return json(413, { erro: 'arquivo grande demais' })
      return json(200, receberRemessa(texto))
    }
    const acao = /^\/simulador\/boletos\/([0-9a-zA-Z-]{1,60})\/(pagar|baixar)$/.exec(caminho)
    if (acao !== null && q.method === 'POST') {
      const b = m.boletos[acao[1] ?? '']
      if (b === undefined) return json(404, { erro: 'boleto desconhecido' })
      if (acao[2] === 'baixar') {
        baixar(b)
        avisar(b, { id: randomUUID(), evento: 'BAIXADO', motivo: 'Baixado pelo banco' })
        return json(200, estadoDe(b))
      }
      const { modo } = JSON.parse((await lerTexto(q)) || '{}') as { modo?: ModoDeLiquidar }
      if (b.situacao === 'BAIXADO') return json(409, { erro: 'boleto baixado' })
      return json(200, { avisos: await pagar(b.referencia, modo ?? 'certo') })
    }
    if (q.headers.authorization !== `Bearer ${token}`) return json(401, { erro: 'token desconhecido' })
    if (caminho === '/ola') return json(200, { banco: 'Banco simulado' })
    if (ref?.[1] !== 'boletos') return json(404, { erro: 'não existe' })
    const referencia = ref[2] ?? ''
    if (q.method === 'PUT') {
      const b = registrar(referencia, JSON.parse(await lerTexto(q)) as Partial<BoletoNoBanco>)
      return typeof b === 'string' ? json(422, { erro: b }) : json(201, estadoDe(b))
    }
    const b = m.boletos[referencia]
    if (b === undefined) return json(404, { erro: 'boleto desconhecido' })
    if (q.method === 'DELETE') baixar(b)
    return json(200, estadoDe(b))
  }
  const servidor = await iniciarServidor(atender, {
    host: o.host,
    porta: o.porta,
    livre: (c) => c === '/' || c.startsWith('/boleto/'),
  })
  return {
    ...servidor,
    token,
    segredo,
    boletos: m.boletos,
    pagar,
    retorno,
    receberRemessa,
    async sossegar() {
      while (avisos.size > 0) await Promise.all(avisos)
    },
    async parar() {
      estado.parado = true
      await servidor.parar()
    },
  }
}
