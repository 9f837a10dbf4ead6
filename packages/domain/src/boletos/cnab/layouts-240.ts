// CNAB 240 as data: FEBRABAN's segments and each bank's own positions over them. Sources: FEBRABAN's standard and the banks'
// manuals; compared with the layouts of `@banco-br/cnab_yaml` (MIT), with which the tests read what these write.
import type { ContaDeCobranca } from '../bancos.ts'
import { type LayoutDoBanco, semZeros } from './layout.ts'
import { lerLayout, sobrepor } from './largura-fixa.ts'

const HEADER = (versao: string): string => `
1-3 banco N
4-7 lote N =0000
8 tipo N =0
9-17 - X
18 empresaTipo N
19-32 empresaDocumento A
33-52 convenio X
53-57 agencia N
58 agenciaDigito X
59-70 conta N
71 contaDigito X
72 - X
73-102 empresaNome X
103-132 bancoNome X
133-142 - X
143 remessaOuRetorno N
144-151 geradaEm D
152-157 hora N
158-163 sequencial N
164-166 versao N =${versao}
167-171 densidade N
172-191 - X
192-211 - X
212-240 - X`

const HEADER_DO_LOTE = (versao: string): string => `
1-3 banco N
4-7 lote N =0001
8 tipo N =1
9 operacao X
10-11 servico N =01
12-13 - X
14-16 versao N =${versao}
17 - X
18 empresaTipo N
19-33 empresaDocumento A
34-53 convenio X
54-58 agencia N
59 agenciaDigito X
60-71 conta N
72 contaDigito X
73 - X
74-103 empresaNome X
104-143 - X
144-183 - X
184-191 sequencial N
192-199 geradaEm D
200-207 creditoEm D
208-240 - X`

const INICIO = (segmento: string, codigo: string): string => `
1-3 banco N
4-7 lote N =0001
8 tipo N =3
9-13 sequencia N
14 segmento X =${segmento}
15 - X
16-17 ${codigo} N`

const SEGMENTO_P = `${INICIO('P', 'comando')}
18-22 agencia N
23 agenciaDigito X
24-35 conta N
36 contaDigito X
37 - X
38-57 nossoNumero X
58 carteiraCodigo N =1
59 cadastramento N =1
60 tipoDeDocumento X =2
61 emissaoDoPapel N =2
62 distribuicao X =2
63-77 numeroDoDocumento X
78-85 vencimento D
86-100 valor V
101-105 agenciaCobradora N
106 - X
107-108 especie N =99
109 aceite X =N
110-117 emissao D
118 jurosTipo N
119-126 jurosDesde D
127-141 jurosAoDia V
142 descontoTipo N
143-150 descontoAte D
151-165 desconto V
166-180 - N
181-195 abatimento V
196-220 usoDaEmpresa X
221 protestoTipo N
222-223 protestoDias N
224 baixaTipo N =1
225-227 baixaDias N
228-229 moeda N =09
230-239 - N
240 - X`

const SEGMENTO_Q = `${INICIO('Q', 'comando')}
18 pagadorTipo N
19-33 pagadorDocumento A
34-73 pagadorNome X
74-113 pagadorLogradouro X
114-128 pagadorBairro X
129-136 pagadorCep N
137-151 pagadorCidade X
152-153 pagadorUf X
154 - N
155-169 - N
170-209 - X
210-212 - N
213-232 - X
233-240 - X`

const SEGMENTO_R = `${INICIO('R', 'comando')}
18-65 - N
66 multaTipo N
67-74 multaDesde D
75-89 multa P
90-240 - X`

const SEGMENTO_T = `${INICIO('T', 'ocorrencia')}
18-22 agencia N
23 agenciaDigito X
24-35 conta N
36 contaDigito X
37 - X
38-57 nossoNumero X
58 carteiraCodigo N
59-73 numeroDoDocumento X
74-81 vencimento D
82-96 valor V
97-99 bancoCobrador N
100-104 agenciaCobradora N
105 - X
106-130 usoDaEmpresa X
131-132 moeda N
133 pagadorTipo N
134-148 pagadorDocumento A
149-188 pagadorNome X
189-198 - X
199-213 tarifa V
214-223 motivo X
224-240 - X`

const SEGMENTO_U = `${INICIO('U', 'ocorrencia')}
18-32 juros V
33-47 desconto V
48-62 abatimento V
63-77 - N
78-92 pago V
93-107 liquido V
108-122 - N
123-137 - N
138-145 ocorreuEm D
146-153 creditoEm D
154-240 - X`

const TRAILER_DO_LOTE = `
1-3 banco N
4-7 lote N =0001
8 tipo N =5
9-17 - X
18-23 registros N
24-29 titulos N
30-46 total V
47-240 - X`

const TRAILER = `
1-3 banco N
4-7 lote N =9999
8 tipo N =9
9-17 - X
18-23 lotes N =1
24-29 registros N
30-35 - N
36-240 - X`

interface Proprio {
  readonly nomeDoBanco: string
  readonly versoes: readonly [arquivo: string, lote: string]
  readonly header?: string
  readonly headerDoLote?: string
  readonly p?: string
  readonly t?: string
  readonly numero: LayoutDoBanco['numero']
  readonly lerNumero: LayoutDoBanco['lerNumero']
}

function montar(b: Proprio): LayoutDoBanco {
  const base = (texto: string, proprio = '') => sobrepor(lerLayout(texto, 240), proprio, 240)
  const comuns = {
    header: base(HEADER(b.versoes[0]), b.header),
    headerDoLote: base(HEADER_DO_LOTE(b.versoes[1]), b.headerDoLote),
    trailerDoLote: base(TRAILER_DO_LOTE),
    trailer: base(TRAILER),
  }
  return {
    tamanho: 240,
    nomeDoBanco: b.nomeDoBanco,
    remessa: { ...comuns, p: base(SEGMENTO_P, b.p), q: base(SEGMENTO_Q), r: base(SEGMENTO_R) },
    retorno: { ...comuns, t: base(SEGMENTO_T, b.t), u: base(SEGMENTO_U) },
    numero: b.numero,
    lerNumero: b.lerNumero,
    codigoDeProtesto: '1',
  }
}

const carteira = (c: ContaDeCobranca): string => c.carteira.padStart(3, '0')

export const LAYOUTS_240: Readonly<Record<string, LayoutDoBanco>> = {
  '237': montar({
    nomeDoBanco: 'BRADESCO',
    versoes: ['084', '042'],
    numero: (c, n) => `${carteira(c)}00000${n.numero}${n.digito}`,
    lerNumero: (t) => semZeros(t.slice(8, 19)),
  }),
  '001': montar({
    nomeDoBanco: 'BANCO DO BRASIL S.A.',
    versoes: ['083', '042'],
    header: `
33-41 convenio N
42-45 produto N =0014
46-47 carteira N
48-50 variacao N
51-52 - X`,
    headerDoLote: `
34-42 convenio N
43-46 produto N =0014
47-48 carteira N
49-51 variacao N
52-53 - X`,
    p: `
58 carteiraCodigo N =7
60 tipoDeDocumento X =1`,
    numero: (_, n) => `${n.numero}${n.digito}`,
    // A number of the old convênios carries its digit; one of 17 has none.
    lerNumero: (t) => semZeros(t.trim().length === 17 ? t : t.trim().slice(0, -1)),
  }),
  '341': montar({
    nomeDoBanco: 'BANCO ITAU SA',
    versoes: ['040', '030'],
    p: '37 contaDac X',
    numero: (c, n) => `${carteira(c)}${n.numero}${n.digito}`,
    lerNumero: (t) => semZeros(t.slice(3, 11)),
  }),
  '033': montar({
    nomeDoBanco: 'BANCO SANTANDER',
    versoes: ['040', '030'],
    header: `
9-16 - X
17 empresaTipo N
18-32 empresaDocumento A
33-47 codigoDaEmpresa N
48-72 - X
152-157 - X`,
    headerDoLote: `
34-53 - X
54-68 codigoDaEmpresa N
69-73 - X`,
    p: `
18-21 agencia N
22 agenciaDigito X
23-31 conta N
32 contaDigito X
33-41 contaCobranca N
42 contaCobrancaDigito X
43-44 - X
45-57 nossoNumero N
58 carteiraCodigo N =5`,
    t: `
18-21 agencia N
22 agenciaDigito X
23-31 conta N
32 contaDigito X
33-40 - X
41-53 nossoNumero N
54 carteiraCodigo N
55-69 numeroDoDocumento X
70-77 vencimento D
78-92 valor V
93-95 bancoCobrador N
96-99 agenciaCobradora N
100 - X
101-125 usoDaEmpresa X
126-127 moeda N
128 pagadorTipo N
129-143 pagadorDocumento A
144-183 pagadorNome X
184-193 - X
194-208 tarifa V
209-218 motivo X
219-240 - X`,
    numero: (_, n) => `${n.numero}${n.digito}`,
    lerNumero: (t) => semZeros(t.slice(0, -1)),
  }),
  '104': montar({
    nomeDoBanco: 'CAIXA ECONOMICA FEDERAL',
    versoes: ['050', '030'],
    header: `
33-52 - N
59-64 convenio N
65-71 - N
72 - N`,
    headerDoLote: `
34-39 convenio N
40-53 - N
60-65 convenio N
66-72 - N
73 - N`,
    p: `
24-29 convenio N
30-40 - N
41-57 nossoNumero N
63-73 numeroDoDocumento X
74-77 - X`,
    t: `
24-29 convenio N
30-39 - N
40-56 nossoNumero N
57 - X
59-69 numeroDoDocumento X
70-73 - X`,
    numero: (_, n) => n.numero,
    lerNumero: semZeros,
  }),
}

export const LAYOUT_240_GENERICO = montar({
  nomeDoBanco: 'BANCO',
  versoes: ['030', '030'],
  numero: (_, n) => `${n.numero}${n.digito}`,
  lerNumero: (t) => semZeros(t.trim().slice(0, -1)),
})
