// CNAB 400 as data: what all banks share, and each bank's own positions over it. Sources: the banks' manuals; positions were
// compared with the layouts of `@banco-br/cnab_yaml` (MIT), with which the tests read what these write.
import { type LayoutDoBanco, semZeros } from './layout.ts'
import { lerLayout, sobrepor } from './largura-fixa.ts'

const HEADER_REMESSA = `
1 tipo N =0
2 operacao N =1
3-9 literalArquivo X =REMESSA
10-11 servico N =01
12-26 literalServico X =COBRANCA
27-46 codigoDaEmpresa N
47-76 empresaNome X
77-79 banco N
80-94 bancoNome X
95-100 geradaEm D
101-110 - X
111-117 sequencial N
118-394 - X
395-400 sequencia N`

const DETALHE_REMESSA = `
1 tipo N =1
2-3 empresaTipo N
4-17 empresaDocumento A
18-21 agencia N
22-37 - X
38-62 usoDaEmpresa X
63-108 - X
109-110 comando N
111-120 numeroDoDocumento X
121-126 vencimento D
127-139 valor V
140-142 banco N
143-147 - N
148-149 especie N =99
150 aceite X =N
151-156 emissao D
157-158 protestoCodigo N
159-160 protestoDias N
161-173 jurosAoDia V
174-179 descontoAte D
180-192 desconto V
193-205 - N
206-218 abatimento V
219-220 pagadorTipo N
221-234 pagadorDocumento A
235-274 pagadorNome X
275-314 pagadorLogradouro X
315-326 pagadorBairro X
327-334 pagadorCep N
335-349 pagadorCidade X
350-351 pagadorUf X
352-394 - X
395-400 sequencia N`

const TRAILER_REMESSA = `
1 tipo N =9
2-394 - X
395-400 sequencia N`

const HEADER_RETORNO = `
1 tipo N =0
2 operacao N =2
3-9 literalArquivo X =RETORNO
10-11 servico N =01
12-26 literalServico X =COBRANCA
27-46 codigoDaEmpresa X
47-76 empresaNome X
77-79 banco N
80-94 bancoNome X
95-100 geradaEm D
101-394 - X
395-400 sequencia N`

const DETALHE_RETORNO = `
1 tipo N =1
2-3 empresaTipo N
4-17 empresaDocumento A
18-37 - X
38-62 usoDaEmpresa X
63-108 - X
109-110 ocorrencia N
111-116 ocorreuEm D
117-126 numeroDoDocumento X
127-146 - X
147-152 vencimento D
153-165 valor V
166-168 bancoCobrador N
169-173 agenciaCobradora N
174-175 especie X
176-188 tarifa V
189-227 - X
228-240 abatimento V
241-253 desconto V
254-266 pago V
267-279 juros V
280-295 - X
296-301 creditoEm D
302-394 - X
395-400 sequencia N`

const TRAILER_RETORNO = `
1 tipo N =9
2 operacao N =2
3-4 servico N =01
5-7 banco N
8-394 - X
395-400 sequencia N`

interface Proprio {
  readonly nomeDoBanco: string
  readonly header?: string
  readonly detalhe: string
  readonly multa?: string
  readonly retorno: string
  readonly numero: LayoutDoBanco['numero']
  readonly lerNumero?: LayoutDoBanco['lerNumero']
  readonly codigoDeProtesto?: string
}

function montar(p: Proprio): LayoutDoBanco {
  const base = (texto: string) => lerLayout(texto, 400)
  return {
    tamanho: 400,
    nomeDoBanco: p.nomeDoBanco,
    remessa: {
      header: sobrepor(base(HEADER_REMESSA), p.header ?? '', 400),
      detalhe: sobrepor(base(DETALHE_REMESSA), p.detalhe, 400),
      ...(p.multa === undefined ? {} : { multa: base(p.multa) }),
      trailer: base(TRAILER_REMESSA),
    },
    retorno: {
      header: base(HEADER_RETORNO),
      detalhe: sobrepor(base(DETALHE_RETORNO), p.retorno, 400),
      trailer: base(TRAILER_RETORNO),
    },
    numero: p.numero,
    lerNumero: p.lerNumero ?? semZeros,
    codigoDeProtesto: p.codigoDeProtesto ?? '06',
  }
}

const MULTA_DO_ITAU = `
1 tipo N =2
2 multaTipo N =2
3-10 multaDesde D
11-23 multa P
24-394 - X
395-400 sequencia N`

const MULTA_DO_BANCO_DO_BRASIL = `
1 tipo N =5
2-3 multaServico N =99
4 multaTipo N =2
5-10 multaDesde D
11-22 multa P
23-394 - X
395-400 sequencia N`

export const LAYOUTS_400: Readonly<Record<string, LayoutDoBanco>> = {
  '237': montar({
    nomeDoBanco: 'BRADESCO',
    header: `
101-108 - X
109-110 avisoBancario X =MX`,
    detalhe: `
2-20 - N
21 - N
22-24 carteira N
25-29 agencia N
30-36 conta N
37 contaDigito X
38-62 usoDaEmpresa X
63-65 - N
66 multaTipo N
67-70 multa P
71-81 nossoNumero N
82 nossoNumeroDigito X
83-92 - N
93 emissaoDoPapel N =2
94 debitoAutomatico X =N
95-105 - X
106 - N
107-108 - X
315-326 - X
335-394 - X`,
    retorno: `
18-20 - N
21 - N
22-24 carteira N
25-29 agencia N
30-36 conta N
37 contaDigito X
63-70 - N
71-81 nossoNumero N
82 nossoNumeroDigito X
83-107 - X
108 carteiraCodigo X
319-328 motivo X
302-318 - X
329-394 - X`,
    numero: (_, n) => n.numero,
  }),
  '341': montar({
    nomeDoBanco: 'BANCO ITAU SA',
    header: `
27-30 agencia N
31-32 - N
33-37 conta N
38 contaDigito N
39-46 - X
101-110 - X
111-394 - X`,
    detalhe: `
22-23 - N
24-28 conta N
29 contaDigito N
30-33 - X
34-37 - N
38-62 usoDaEmpresa X
63-70 nossoNumero N
71-83 - N
84-86 carteira N
87-107 - X
108 carteiraCodigo X =I
235-264 pagadorNome X
265-274 - X
352-391 - X
392-393 protestoPrazo N
394 - X`,
    multa: MULTA_DO_ITAU,
    retorno: `
18-21 agencia N
22-23 - N
24-28 conta N
29 contaDigito N
30-37 - X
63-70 nossoNumero N
71-82 - X
83-85 carteira N
86-93 - N
94 nossoNumeroDigito N
95-107 - X
108 carteiraCodigo X
302-377 - X
378-385 motivo X
386-394 - X`,
    numero: (_, n) => n.numero,
    codigoDeProtesto: '09',
  }),
  '001': montar({
    nomeDoBanco: 'BANCODOBRASIL',
    header: `
27-30 agencia N
31 agenciaDigito X
32-39 conta N
40 contaDigito X
41-46 - N
101-107 sequencial N
108-129 - X
130-136 convenio N
137-394 - X`,
    detalhe: `
1 tipo N =7
22 agenciaDigito X
23-30 conta N
31 contaDigito X
32-38 convenio N
39-63 usoDaEmpresa X
64-80 nossoNumero N
81-84 - N
85-91 - X
92-94 variacao N
95-101 - N
102-106 - X
107-108 carteira N
235-271 pagadorNome X
272-274 - X
352-391 - X
392-393 protestoPrazo X
394 - X`,
    multa: MULTA_DO_BANCO_DO_BRASIL,
    retorno: `
1 tipo N =7
2-17 - X
18-21 agencia N
22 agenciaDigito X
23-30 conta N
31 contaDigito X
32-38 convenio N
39-63 usoDaEmpresa X
64-80 nossoNumero N
81-86 - X
87-88 motivo X
89-106 - X
107-108 carteira N
176-181 creditoEm D
182-188 tarifa V
189-227 - X
280-394 - X`,
    numero: (_, n) => n.numero,
  }),
  '033': montar({
    nomeDoBanco: 'SANTANDER',
    header: `
27-46 codigoDaEmpresa N
101-116 - N
117-391 - X
392-394 - N`,
    detalhe: `
18-37 codigoDaEmpresa N
63-70 nossoNumero N
71-76 - N
77 - X
78 multaTipoSantander N
79-82 multa P
83-84 - N
85-97 - N
98-101 - X
102-107 multaDesde D
108 carteiraSantander N =5
352-382 - X
383 complemento X =I
384-385 contaComplemento N
386-391 - X
392-393 protestoPrazo N
394 - X`,
    retorno: `
18-21 agencia N
22-29 conta N
30-37 - X
63-70 nossoNumero N
71-107 - X
108 carteiraSantander N
127-134 - N
135-136 - X
137-145 motivo X
146 - X`,
    // Eight positions: the last seven of the number and its digit.
    numero: (_, n) => `${n.numero.slice(-7)}${n.digito}`,
    lerNumero: (t) => semZeros(t.slice(0, -1)),
  }),
  '104': montar({
    nomeDoBanco: 'C ECON FEDERAL',
    header: `
27-30 agencia N
31-36 convenio N
37-46 - X
101-389 - X
390-394 sequencial N`,
    detalhe: `
22-27 convenio N
28 emissaoDoPapel N =2
29 distribuicao N =2
30-31 permanencia N =00
32-56 usoDaEmpresa X
57-73 nossoNumero N
74-106 - X
107-108 carteiraCodigo N =01
352-357 multaDesde D
358-367 multaValor V
368-389 - X
390-391 - N
392-393 protestoPrazo N
394 moeda N =1`,
    retorno: `
18-21 agencia N
22-27 convenio N
28-31 - X
32-56 usoDaEmpresa X
57-73 nossoNumero N
74-79 - X
80-82 motivo X
83-106 - X
107-108 carteiraCodigo N
189-227 - X
280-292 multaPaga V
293 - X
294-299 creditoEm D
300-394 - X`,
    numero: (_, n) => n.numero,
  }),
}

export const LAYOUT_400_GENERICO = montar({
  nomeDoBanco: 'BANCO',
  detalhe: `
22-29 conta N
30-37 - X
63-72 nossoNumero N
73 nossoNumeroDigito X
74-76 carteira N
77 multaTipo N
78-81 multa P
82-108 - X`,
  retorno: `
18-21 agencia N
22-29 conta N
30-37 - X
63-72 nossoNumero N
73 nossoNumeroDigito X
74-108 - X
302-311 motivo X
312-394 - X`,
  numero: (_, n) => n.numero,
})
