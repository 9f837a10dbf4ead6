// A bank's retorno file read into occurrences, and written (the simulated bank's side). Reading continues after an
// error, so that one bad line does not hide the others; a file with errors is shown and not processed.
import type { Dia } from '../../calendario/dia.ts'
import type { ContaDeCobranca } from '../bancos.ts'
import type { LayoutDoBanco } from './layout.ts'
import { type ErroDeCnab, lerLinha, type Valores } from './largura-fixa.ts'
import { codigoDoEfeito, ocorrenciaDe } from './ocorrencias.ts'
import { Folha, layoutDe, valoresDaConta } from './remessa.ts'
import type {
  EfeitoDaOcorrencia,
  EmpresaDaRemessa,
  Escrita,
  PadraoCnab,
  RegistroDeRetorno,
  RetornoLido,
} from './arquivo-de-cobranca.ts'

/** A day of a big house has some hundreds. */
export const LINHAS_DE_RETORNO = 20_000

/** What old transfer programs put at the end of a text. */
const FIM_DE_ARQUIVO = String.fromCharCode(26)

interface Cabeca {
  readonly banco: string
  readonly padrao: PadraoCnab
}

function reconhecer(primeira: string): Cabeca | string {
  if (primeira.length === 400) {
    if (!primeira.startsWith('02RETORNO')) return 'O arquivo de 400 posições não é um retorno de cobrança.'
    return { banco: primeira.slice(76, 79), padrao: '400' }
  }
  if (primeira.length === 240) {
    if (primeira[7] !== '0' || primeira[142] !== '2') return 'O arquivo de 240 posições não é um retorno.'
    return { banco: primeira.slice(0, 3), padrao: '240' }
  }
  return `A primeira linha tem ${primeira.length} posições; um retorno tem 400 ou 240.`
}

const semRegistros = (erro: string): RetornoLido => ({
  banco: '',
  padrao: '400',
  geradoEm: null,
  registros: [],
  erros: [{ linha: 1, campo: 'arquivo', posicoes: '', erro }],
})

export function lerRetorno(texto: string): RetornoLido {
  const linhas = texto.replaceAll(FIM_DE_ARQUIVO, '').split(/\r?\n/)
  while (linhas.at(-1)?.trim() === '') linhas.pop()
  if (linhas.length > LINHAS_DE_RETORNO)
    return semRegistros(`O arquivo tem mais de ${LINHAS_DE_RETORNO} linhas.`)
  const cabeca = reconhecer(linhas[0] ?? '')
  if (typeof cabeca === 'string') return semRegistros(cabeca)
  const layout = layoutDe(cabeca.banco, cabeca.padrao)
  const erros: ErroDeCnab[] = []
  for (const [i, l] of linhas.entries())
    if (l.length !== layout.tamanho)
      erros.push({
        linha: i + 1,
        campo: 'linha',
        posicoes: '',
        erro: `tem ${l.length} posições no lugar de ${layout.tamanho}`,
      })
  const primeira = lerLinha(layout.retorno['header'] ?? [], linhas[0] ?? '', 1)
  erros.push(...primeira.erros)
  if (linhas.length < 2 || linhas.at(-1)?.[cabeca.padrao === '400' ? 0 : 7] !== '9')
    erros.push({
      linha: linhas.length,
      campo: 'trailer',
      posicoes: '',
      erro: 'falta a última linha: o arquivo veio incompleto',
    })
  const registros =
    cabeca.padrao === '400' ? ler400(layout, cabeca, linhas, erros) : ler240(layout, cabeca, linhas, erros)
  return { ...cabeca, geradoEm: dia(primeira.valores, 'geradaEm'), registros, erros }
}

const texto = (v: Valores, campo: string): string => String(v[campo] ?? '')
const dinheiro = (v: Valores, campo: string): number => Number(v[campo] ?? 0)
const dia = (v: Valores, campo: string): Dia | null => (v[campo] ?? null) as Dia | null

function registro(layout: LayoutDoBanco, c: Cabeca, linha: number, v: Valores): RegistroDeRetorno {
  const ocorrencia = texto(v, 'ocorrencia')
  return {
    linha,
    ocorrencia,
    ...ocorrenciaDe(c.banco, c.padrao, ocorrencia),
    nossoNumero: layout.lerNumero(texto(v, 'nossoNumero')),
    usoDaEmpresa: texto(v, 'usoDaEmpresa'),
    numeroDoDocumento: texto(v, 'numeroDoDocumento'),
    vencimento: dia(v, 'vencimento'),
    valor: dinheiro(v, 'valor'),
    pago: dinheiro(v, 'pago'),
    tarifa: dinheiro(v, 'tarifa'),
    ocorreuEm: dia(v, 'ocorreuEm'),
    creditoEm: dia(v, 'creditoEm'),
    motivo: texto(v, 'motivo').replace(/^0+$/, '').trim(),
  }
}

function ler400(layout: LayoutDoBanco, c: Cabeca, linhas: readonly string[], erros: ErroDeCnab[]) {
  const registros: RegistroDeRetorno[] = []
  const tipo = layout.retorno['detalhe']?.[0]?.fixo ?? '1'
  for (const [i, l] of linhas.entries()) {
    if (i === 0 || l[0] === '9' || l.length !== 400) continue
    if (l[0] !== tipo) {
      // Records of other kinds (shared credit, messages) say nothing of a boleto's life.
      if (!/^[2-7]/.test(l))
        erros.push({ linha: i + 1, campo: 'tipo', posicoes: '1', erro: `"${l[0]}" é desconhecido` })
      continue
    }
    const r = lerLinha(layout.retorno['detalhe'] ?? [], l, i + 1)
    erros.push(...r.erros)
    if (r.erros.length === 0) registros.push(registro(layout, c, i + 1, r.valores))
  }
  return registros
}

function ler240(layout: LayoutDoBanco, c: Cabeca, linhas: readonly string[], erros: ErroDeCnab[]) {
  const registros: RegistroDeRetorno[] = []
  let aberto: { linha: number; valores: Valores } | null = null
  const solto = (): void => {
    if (aberto !== null)
      erros.push({ linha: aberto.linha, campo: 'segmento', posicoes: '14', erro: 'segmento T sem o seu U' })
    aberto = null
  }
  for (const [i, l] of linhas.entries()) {
    if (l.length !== 240 || l[7] !== '3') continue
    const segmento = l[13]
    if (segmento !== 'T' && segmento !== 'U') continue
    const r = lerLinha(layout.retorno[segmento === 'T' ? 't' : 'u'] ?? [], l, i + 1)
    erros.push(...r.erros)
    if (segmento === 'T') {
      solto()
      aberto = { linha: i + 1, valores: r.valores }
      continue
    }
    const t: { linha: number; valores: Valores } | null = aberto
    aberto = null
    if (t === null)
      erros.push({ linha: i + 1, campo: 'segmento', posicoes: '14', erro: 'segmento U sem o seu T' })
    else if (r.erros.length === 0)
      registros.push(registro(layout, c, t.linha, { ...t.valores, ...r.valores }))
  }
  solto()
  return registros
}

export interface OcorrenciaParaEscrever {
  readonly efeito: EfeitoDaOcorrencia
  readonly usoDaEmpresa: string
  readonly nossoNumero: string
  readonly nossoNumeroDigito: string
  readonly numeroDoDocumento: string
  readonly vencimento: Dia
  readonly valor: number
  readonly pago: number
  readonly tarifa: number
  readonly ocorreuEm: Dia
  readonly creditoEm: Dia | null
  readonly motivo: string
}

/** As a bank would write it. */
export function escreverRetorno(
  padrao: PadraoCnab,
  r: {
    readonly conta: ContaDeCobranca
    readonly empresa: EmpresaDaRemessa
    readonly geradaEm: Dia
    readonly sequencial: number
    readonly ocorrencias: readonly OcorrenciaParaEscrever[]
  },
): Escrita {
  const layout = layoutDe(r.conta.banco, padrao)
  const folha = new Folha()
  const comuns: Valores = {
    ...valoresDaConta(r.conta, r.empresa),
    bancoNome: layout.nomeDoBanco,
    sequencial: r.sequencial,
    geradaEm: r.geradaEm,
    remessaOuRetorno: '2',
    operacao: 'T',
    bancoCobrador: r.conta.banco,
  }
  const l = layout.retorno
  const sequencia = () => folha.linhas.length + 1
  folha.escrever(l['header'], { ...comuns, sequencia: sequencia() })
  folha.escrever(l['headerDoLote'], comuns)
  let noLote = 0
  for (const o of r.ocorrencias) {
    const valores: Valores = {
      ...comuns,
      ...o,
      ocorrencia: codigoDoEfeito(r.conta.banco, padrao, o.efeito),
      nossoNumero: layout.numero(r.conta, { numero: o.nossoNumero, digito: o.nossoNumeroDigito }),
      liquido: o.pago,
    }
    for (const segmento of [l['detalhe'], l['t'], l['u']])
      if (segmento !== undefined)
        folha.escrever(segmento, { ...valores, sequencia: padrao === '400' ? sequencia() : ++noLote })
  }
  folha.escrever(l['trailerDoLote'], {
    ...comuns,
    registros: noLote + 2,
    titulos: r.ocorrencias.length,
    total: r.ocorrencias.reduce((s, o) => s + o.pago, 0),
  })
  folha.escrever(l['trailer'], { ...comuns, sequencia: sequencia(), registros: sequencia() })
  return folha.fechar()
}
