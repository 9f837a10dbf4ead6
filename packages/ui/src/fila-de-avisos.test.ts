import { describe, expect, it } from 'vitest'
import {
  enfileirar,
  FILA_VAZIA,
  fechar,
  fecharChave,
  type NovoAviso,
  proximoVencimento,
  vencer,
} from './fila-de-avisos.ts'

const T = 1_000_000
const encher = (...novos: [NovoAviso, number][]) =>
  novos.reduce((fila, [novo, quando]) => enfileirar(fila, novo, T + quando), FILA_VAZIA)
const textos = (fila: typeof FILA_VAZIA) => fila.avisos.map((a) => a.mensagem)

describe('queue of notices', () => {
  it('takes back what one request waited for, and nothing else', () => {
    const fila = encher([{ tipo: 'enviando', chave: 'login' }, 0], [{ tipo: 'sucesso', mensagem: 'a' }, 0])
    expect(textos(fecharChave(fila, 'login'))).toEqual(['a'])
    expect(fecharChave(fila, 'outra')).toBe(fila)
  })

  it('uses the texts of the specification', () => {
    const fila = encher([{ tipo: 'sucesso' }, 0], [{ tipo: 'enviando' }, 0], [{ tipo: 'atencao' }, 0])
    expect(textos(fila)).toEqual(['Salvo com sucesso', 'Aguarde estamos enviando sua requisicao', 'Atenção!'])
  })

  it.each<[string, NovoAviso, NovoAviso, number, number]>([
    ['the same within 2 s', { tipo: 'erro', mensagem: 'a' }, { tipo: 'erro', mensagem: 'a' }, 1999, 1],
    [
      'the same text, another kind',
      { tipo: 'erro', mensagem: 'a' },
      { tipo: 'atencao', mensagem: 'a' },
      10,
      2,
    ],
    ['another text', { tipo: 'erro', mensagem: 'a' }, { tipo: 'erro', mensagem: 'b' }, 10, 2],
    [
      'the default text written out',
      { tipo: 'sucesso' },
      { tipo: 'sucesso', mensagem: 'Salvo com sucesso' },
      10,
      1,
    ],
  ])('%s', (_, um, outro, depois, quantos) => {
    expect(encher([um, 0], [outro, depois]).avisos).toHaveLength(quantos)
  })

  it('a repetition changes nothing at all, so nothing re-renders', () => {
    const fila = encher([{ tipo: 'erro', mensagem: 'a' }, 0])
    expect(enfileirar(fila, { tipo: 'erro', mensagem: 'a' }, T + 500)).toBe(fila)
  })

  it('says it again after 2 s, in place of the one still open', () => {
    const fila = encher([{ tipo: 'erro', mensagem: 'a' }, 0], [{ tipo: 'erro', mensagem: 'a' }, 2000])
    expect(fila.avisos.map((a) => a.id)).toEqual([2])
  })

  it('does not repeat what was just closed', () => {
    const fila = fechar(encher([{ tipo: 'erro', mensagem: 'a' }, 0]), 1)
    expect(enfileirar(fila, { tipo: 'erro', mensagem: 'a' }, T + 1000).avisos).toEqual([])
  })

  it('success goes after 2 s, an error stays', () => {
    const fila = encher([{ tipo: 'sucesso' }, 0], [{ tipo: 'erro', mensagem: 'a' }, 0])
    expect(proximoVencimento(fila)).toBe(T + 2000)
    expect(textos(vencer(fila, T + 1999))).toEqual(['Salvo com sucesso', 'a'])
    expect(textos(vencer(fila, T + 2000))).toEqual(['a'])
    expect(proximoVencimento(vencer(fila, T + 2000))).toBe(null)
  })

  it('the answer replaces "sending" of the same request', () => {
    const fila = encher([{ tipo: 'enviando', chave: 'r1' }, 0], [{ tipo: 'sucesso', chave: 'r1' }, 300])
    expect(textos(fila)).toEqual(['Salvo com sucesso'])
  })

  it('shows four at most, the newest', () => {
    const fila = encher(
      ...[1, 2, 3, 4, 5, 6].map((n): [NovoAviso, number] => [{ tipo: 'erro', mensagem: `${n}` }, n]),
    )
    expect(textos(fila)).toEqual(['3', '4', '5', '6'])
  })
})
