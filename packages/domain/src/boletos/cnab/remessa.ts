// A remessa file from boletos, and back: the bank's side reads with the same layouts. Whatever does not fit its field is
// named by line and field, and no file is made.
import { type ContaDeCobranca, errosDaConta } from '../bancos.ts'
import { somarDias } from '../../calendario/tempo-brasilia.ts'
import { modulo10 } from '../digitos.ts'
import type { LayoutDoBanco } from './layout.ts'
import { LAYOUT_240_GENERICO, LAYOUTS_240 } from './layouts-240.ts'
import { LAYOUT_400_GENERICO, LAYOUTS_400 } from './layouts-400.ts'
import { type Campo, type ErroDeCnab, escreverLinha, type Valores } from './largura-fixa.ts'
import {
  CODIGO_DO_COMANDO,
  type EmpresaDaRemessa,
  type Escrita,
  type PadraoCnab,
  type Remessa,
  type TituloDaRemessa,
} from './arquivo-de-cobranca.ts'

export function layoutDe(banco: string, padrao: PadraoCnab): LayoutDoBanco {
  return padrao === '400'
    ? (LAYOUTS_400[banco] ?? LAYOUT_400_GENERICO)
    : (LAYOUTS_240[banco] ?? LAYOUT_240_GENERICO)
}

/** 1 CPF, 2 CNPJ. */
const tipoDoDocumento = (documento: string): string => (documento.length === 14 ? '2' : '1')

/** `0`, not blank, where a digit is numeric and the account has none. */
export function valoresDaConta(c: ContaDeCobranca, empresa: EmpresaDaRemessa): Valores {
  return {
    banco: c.banco,
    agencia: c.agencia,
    agenciaDigito: c.agenciaDigito ?? '',
    conta: c.conta,
    contaDigito: c.contaDigito ?? '',
    contaCobranca: c.conta,
    contaCobrancaDigito: c.contaDigito ?? '',
    contaComplemento: `${c.conta.slice(-1)}${c.contaDigito ?? '0'}`,
    contaDac:
      c.banco === '341' ? String(modulo10(c.agencia.padStart(4, '0') + c.conta.padStart(5, '0'))) : '',
    carteira: c.carteira,
    variacao: '019',
    convenio: c.convenio ?? '',
    codigoDaEmpresa: c.convenio ?? `${c.agencia}${c.conta}`,
    empresaTipo: tipoDoDocumento(empresa.documento),
    empresaDocumento: empresa.documento,
    empresaNome: empresa.nome,
  }
}

function valoresDoTitulo(t: TituloDaRemessa, conta: ContaDeCobranca, layout: LayoutDoBanco): Valores {
  const { pagador } = t
  const cobraMulta = t.multa > 0
  const desde = somarDias(t.vencimento, 1)
  return {
    comando: CODIGO_DO_COMANDO[t.comando],
    usoDaEmpresa: t.usoDaEmpresa,
    nossoNumero: layout.numero(conta, { numero: t.nossoNumero, digito: t.nossoNumeroDigito }),
    nossoNumeroDigito: t.nossoNumeroDigito,
    numeroDoDocumento: t.numeroDoDocumento,
    vencimento: t.vencimento,
    emissao: t.emissao,
    valor: t.valor,
    multaTipo: cobraMulta ? '2' : '0',
    multaTipoSantander: cobraMulta ? '4' : '0',
    multa: t.multa,
    multaValor: Math.round((t.valor * t.multa) / 100),
    multaDesde: cobraMulta ? desde : null,
    jurosTipo: t.jurosAoDia > 0 ? '1' : '3',
    jurosDesde: t.jurosAoDia > 0 ? desde : null,
    jurosAoDia: t.jurosAoDia,
    descontoTipo: t.desconto > 0 ? '1' : '0',
    descontoAte: t.desconto > 0 ? t.descontoAte : null,
    desconto: t.desconto,
    abatimento: t.abatimento,
    protestoCodigo: t.diasParaProtesto === null ? '00' : layout.codigoDeProtesto,
    protestoDias: t.diasParaProtesto ?? 0,
    protestoPrazo: t.diasParaProtesto ?? 0,
    protestoTipo: t.diasParaProtesto === null ? '3' : '1',
    baixaDias: t.diasParaBaixa,
    pagadorTipo: tipoDoDocumento(pagador.documento),
    pagadorDocumento: pagador.documento,
    pagadorNome: pagador.nome,
    pagadorLogradouro: pagador.logradouro,
    pagadorBairro: pagador.bairro,
    pagadorCidade: pagador.cidade,
    pagadorUf: pagador.uf,
    pagadorCep: pagador.cep.replace(/\D/g, ''),
  }
}

/** Lines put together with their numbers and errors. */
export class Folha {
  readonly linhas: string[] = []
  readonly erros: ErroDeCnab[] = []
  escrever(campos: readonly Campo[] | undefined, valores: Valores): void {
    if (campos === undefined) return
    const r = escreverLinha(campos, valores, this.linhas.length + 1)
    this.linhas.push(r.texto)
    this.erros.push(...r.erros)
  }
  fechar(): Escrita {
    return this.erros.length > 0
      ? { ok: false, erros: this.erros }
      : { ok: true, arquivo: `${this.linhas.join('\r\n')}\r\n` }
  }
}

export function escreverRemessa(padrao: PadraoCnab, r: Remessa): Escrita {
  const daConta = errosDaConta(r.conta)
  if (daConta.length > 0)
    return {
      ok: false,
      erros: daConta.map((e) => ({ linha: 0, campo: e.campo, posicoes: '', erro: e.erro })),
    }
  if (r.titulos.length === 0)
    return {
      ok: false,
      erros: [{ linha: 0, campo: 'titulos', posicoes: '', erro: 'Não há boletos para a remessa.' }],
    }
  const layout = layoutDe(r.conta.banco, padrao)
  const comuns: Valores = {
    ...valoresDaConta(r.conta, r.empresa),
    bancoNome: layout.nomeDoBanco,
    sequencial: r.sequencial,
    geradaEm: r.geradaEm,
    hora: r.hora,
    remessaOuRetorno: '1',
    operacao: 'R',
  }
  return padrao === '400' ? escrever400(layout, comuns, r) : escrever240(layout, comuns, r)
}

function escrever400(layout: LayoutDoBanco, comuns: Valores, r: Remessa): Escrita {
  const folha = new Folha()
  const { header, detalhe, multa, trailer } = layout.remessa
  const sequencia = () => folha.linhas.length + 1
  folha.escrever(header, { ...comuns, sequencia: sequencia() })
  for (const t of r.titulos) {
    const valores = { ...comuns, ...valoresDoTitulo(t, r.conta, layout) }
    folha.escrever(detalhe, { ...valores, sequencia: sequencia() })
    if (t.multa > 0 && t.comando === 'registrar')
      folha.escrever(multa, { ...valores, sequencia: sequencia() })
  }
  folha.escrever(trailer, { ...comuns, sequencia: sequencia() })
  return folha.fechar()
}

function escrever240(layout: LayoutDoBanco, comuns: Valores, r: Remessa): Escrita {
  const folha = new Folha()
  const { header, headerDoLote, p, q, r: segmentoR, trailerDoLote, trailer } = layout.remessa
  folha.escrever(header, comuns)
  folha.escrever(headerDoLote, comuns)
  let sequencia = 0
  for (const t of r.titulos) {
    const valores = { ...comuns, ...valoresDoTitulo(t, r.conta, layout) }
    for (const segmento of t.comando === 'registrar' ? [p, q, segmentoR] : [p, q])
      folha.escrever(segmento, { ...valores, sequencia: ++sequencia })
  }
  folha.escrever(trailerDoLote, {
    ...comuns,
    registros: sequencia + 2,
    titulos: r.titulos.length,
    total: r.titulos.reduce((s, t) => s + t.valor, 0),
  })
  folha.escrever(trailer, { ...comuns, registros: folha.linhas.length + 1 })
  return folha.fechar()
}
