import { describe, expect, test } from 'vitest'
import { type ContaDigitada, type ConvenioDaConta, conferirConta } from './conferir-conta.ts'

const ITAU: ContaDigitada = {
  bancoCodigo: '341',
  banco: null,
  agencia: '0910',
  agenciaDigito: null,
  conta: '27180',
  contaDigito: '2',
  pixChave: null,
  tipoRecebimento: 'DEPOSITO',
}
const nova = { jaUsada: false, mudou: new Set<string>(), convenio: null }
const erros = (mudar: Partial<ContaDigitada>, convenio: ConvenioDaConta = null) => {
  const r = conferirConta({ ...ITAU, ...mudar }, { ...nova, convenio })
  return r.ok ? [] : Object.keys(r.campos)
}

describe('an account', () => {
  test('gets its bank’s name from the number, and its key in one writing', () => {
    expect(conferirConta({ ...ITAU, pixChave: 'PIX@casa.com.br' }, nova)).toEqual({
      ok: true,
      banco: 'Itaú Unibanco',
      pixChave: 'pix@casa.com.br',
    })
    expect(conferirConta({ ...ITAU, banco: 'Itaú' }, nova)).toMatchObject({ banco: 'Itaú' })
  })

  test.each<[Partial<ContaDigitada>, ConvenioDaConta, string[]]>([
    [{ bancoCodigo: '999' }, null, ['banco']],
    [{ bancoCodigo: '999', banco: 'Banco Novo' }, null, []],
    [{ pixChave: 'não é chave' }, null, ['pixChave']],
    [{ tipoRecebimento: 'PIX' }, null, ['pixChave']],
    [{ tipoRecebimento: 'BOLETO' }, null, ['tipoRecebimento']],
    [{ tipoRecebimento: 'BOLETO' }, { carteira: '109', convenio: null }, []],
    [{ conta: '271.80' }, { carteira: '109', convenio: null }, ['conta']],
    [{ conta: '271.80' }, null, []],
    [{ bancoCodigo: '001' }, { carteira: '17', convenio: null }, ['bancoCodigo']],
    [{ bancoCodigo: '001' }, { carteira: '17', convenio: '3128557' }, []],
  ])('%o with agreement %o → %o', (mudar, convenio, esperado) => {
    expect(erros(mudar, convenio)).toEqual(esperado)
  })

  test('keeps what buyers were told; the rest of it may change', () => {
    const usada = (...mudou: string[]) =>
      conferirConta(ITAU, { ...nova, jaUsada: true, mudou: new Set(mudou) })
    for (const campo of ['bancoCodigo', 'agencia', 'conta', 'contaDigito', 'cpf'])
      expect(usada(campo)).toMatchObject({ ok: false, campos: { [campo]: expect.any(String) as string } })
    expect(usada('recebeLote', 'pixChave', 'titular').ok).toBe(true)
    expect(conferirConta(ITAU, { ...nova, mudou: new Set(['conta']) }).ok).toBe(true)
  })
})
