import { describe, expect, test } from 'vitest'
import { ATORES } from '../comum/transicoes.ts'
import { palavras } from '../hotsites/palavras.ts'
import { apresentarGrupo } from './apresentar-grupo.ts'
import {
  apresentarAviso,
  avisoDe,
  canaisPossiveis,
  ehDeEscolha,
  ehObrigatorio,
  exemplosDe,
  julgarCanal,
  preencherForma,
  TIPOS_DE_AVISO,
  type TipoDeAviso,
  textosPadrao,
  variaveisDe,
} from './catalogo.ts'
import { CANAIS, type Canal, FORMA_DO_CANAL, FORMAS } from './declarar-aviso.ts'
import { errosDoTexto } from './preencher-texto.ts'

describe.each(TIPOS_DE_AVISO)('%s', (tipo) => {
  const a = avisoDe(tipo)
  test.each(['leilao', 'loja'] as const)('fills every form of each channel in a %s', (site) => {
    for (const canal of canaisPossiveis(tipo)) {
      const forma = FORMA_DO_CANAL[canal]
      const { titulo, texto } = preencherForma(
        tipo,
        textosPadrao(tipo, site)[forma],
        exemplosDe(tipo),
        palavras(site),
      )
      expect(`${titulo}${texto}`).not.toMatch(/[{}]|undefined|NaN/)
      expect(forma === 'curta' ? texto : titulo).not.toBe('')
      if (site === 'loja')
        expect(
          `${titulo} ${texto}`.replace(/Leilão de veículos|Martelo Leilões|https?:\S+/g, ''),
        ).not.toMatch(/leil[ãõ]/i)
    }
  })
  test('its own texts would pass as a house’s', () => {
    for (const forma of FORMAS)
      if (canaisPossiveis(tipo).some((c) => FORMA_DO_CANAL[c] === forma))
        expect(
          errosDoTexto(forma, textosPadrao(tipo, 'leilao')[forma], variaveisDe(tipo), palavras('leilao')),
        ).toEqual({})
  })
  test('what it says of itself is whole', () => {
    expect(Object.values(apresentarAviso(tipo, palavras('loja'))).join()).not.toMatch(/[{}]/)
    for (const c of a.obrigatorio?.canais ?? []) expect(a.canais).toContain(c)
    // A code that waited for the morning would be dead.
    if (Object.values(variaveisDe(tipo)).some((v) => v.tipo === 'codigo' || v.tipo === 'segredo'))
      expect([a.urgente, a.resumo ?? false]).toEqual([true, false])
    for (const p of a.papeis ?? []) expect(ATORES).toContain(p)
    if (a.textos.carta?.includes('{link}')) expect(a.acao ?? tipo).not.toBe('')
  })
})

const escolhas = (daCasa: Canal[] | null, daPessoa: boolean | undefined) => ({
  daCasa,
  daPessoa: () => daPessoa,
})
test.each([
  ['superado', 'push', null, undefined, 'usar'],
  ['superado', 'push', null, false, 'preferencia'],
  ['superado', 'push', ['sino'], true, 'casa'],
  ['superado', 'email', null, undefined, 'fora'],
  ['superado', 'email', null, true, 'usar'],
  ['superado', 'email', ['sino', 'email'], undefined, 'usar'],
  ['superado', 'sms', ['sino', 'sms'], undefined, 'fora'],
  ['superado', 'sms', ['sino', 'sms'], true, 'usar'],
  ['comitente-abrir', 'sms', ['email', 'sms'], undefined, 'usar'],
  ['venda-criada', 'email', ['sino'], false, 'usar'],
  ['venda-criada', 'push', null, false, 'preferencia'],
  ['teste', 'email', null, true, 'fora'],
] as const)('%s by %s, house %j, person %s: %s', (tipo, canal, casa, pessoa, julgado) =>
  expect(julgarCanal(tipo, canal, escolhas(casa === null ? null : [...casa], pessoa))).toBe(julgado),
)

test('what costs money or proves an act cannot be turned off by letter', () => {
  for (const t of TIPOS_DE_AVISO)
    if (/^(venda|condicional|proposta|caucao|boleto|codigo|nova-senha|senha)/.test(t))
      expect([t, ehObrigatorio(t, 'email')]).toEqual([t, true])
  expect(CANAIS.filter((c) => ehObrigatorio('superado', c))).toEqual([])
})

test.each<[TipoDeAviso, string]>([
  ['equipe-acesso-respondido', '/admin'],
  ['acesso-encerrado', '/cliente'],
])('the example of %s leads where its reader works', (tipo, pagina) => {
  expect(exemplosDe(tipo).link).toBe(`https://leilao.exemplo.com.br${pagina}`)
})

test('no title that a client reads in his bell speaks of an auction by itself', () => {
  const doCliente = TIPOS_DE_AVISO.filter((t) => {
    // Of courts' auctions alone, which a shop does not hold.
    return avisoDe(t).publico === 'cliente' && !t.startsWith('preferencia-')
  })
  const fixo = (t: TipoDeAviso) => avisoDe(t).textos.titulo.replace(/\{[^{}]*\}/g, '')
  expect(
    doCliente.filter((t) => /\b(?:lotes?|lances?|leil(?:ão|ões)|arremat\w*|comitente)\b/i.test(fixo(t))),
  ).toEqual([])
})

test('where a shop’s client chooses his notices, no group and no kind speaks of an auction', () => {
  const doCliente = TIPOS_DE_AVISO.filter((t) => avisoDe(t).publico === 'cliente' && ehDeEscolha(t))
  const loja = palavras('loja')
  const ditos = doCliente.flatMap((t) => [
    apresentarGrupo(avisoDe(t).grupo, loja),
    ...Object.values(apresentarAviso(t, loja)),
  ])
  expect(ditos).toContain('Ofertas e anúncios')
  expect(
    ditos.filter((d) => /\b(?:lotes?|lances?|leil(?:ão|ões)|arremat\w*|comitentes?)\b/i.test(d)),
  ).toEqual([])
})
