import { describe, expect, test } from 'vitest'
import {
  ESTADOS_DO_PLAYER,
  esperaQuadro,
  type EstadoDoPlayer,
  esperaDoPlayer,
  estadoDoPlayer,
  type EventoDoPlayer,
  PALAVRA_DO_PLAYER,
  PLAYER_NOVO,
  type Player,
  seguirPlayer,
  temImagem,
} from './player.ts'
import type { SituacaoDoCanal } from './situacoes.ts'

const depois = (...eventos: EventoDoPlayer[]): Player => eventos.reduce(seguirPlayer, PLAYER_NOVO)
const ligar: EventoDoPlayer = { t: 'ligar' }
const ligada: EventoDoPlayer = { t: 'ligada' }
const imagem: EventoDoPlayer = { t: 'imagem' }
const ocultar: EventoDoPlayer = { t: 'ocultar' }
const querToque: EventoDoPlayer = { t: 'querToque' }
const canal = (situacao: SituacaoDoCanal): EventoDoPlayer => ({ t: 'canal', situacao })
const caiu = (codigo: number | null = null): EventoDoPlayer => ({ t: 'caiu', codigo })
const NO_AR = [ligar, ligada, canal('NO_AR'), imagem]

// biome-ignore format: one case per line is what makes a table readable
const CASOS: readonly (readonly [string, readonly EventoDoPlayer[], EstadoDoPlayer])[] = [
  ['asks', [ligar], 'carregando'],
  ['is let in, without a picture yet', [ligar, ligada, canal('NO_AR')], 'carregando'],
  ['has its first picture', NO_AR, 'ao-vivo'],
  ['keeps a distance', [...NO_AR, { t: 'atraso', sim: true }], 'atrasado'],
  ['comes closer again', [...NO_AR, { t: 'atraso', sim: true }, { t: 'atraso', sim: false }], 'ao-vivo'],
  ['the desk is away', [...NO_AR, canal('SEM_SINAL')], 'sem-sinal'],
  ['the desk is back', [...NO_AR, canal('SEM_SINAL'), canal('NO_AR')], 'ao-vivo'],
  ['the auction pauses', [...NO_AR, canal('INTERVALO')], 'intervalo'],
  ['comes while it pauses', [ligar, ligada, canal('INTERVALO')], 'intervalo'],
  ['the programme ends', [...NO_AR, canal('PARADO')], 'parado'],
  ['another source begins', [...NO_AR, { t: 'outraFonte' }], 'carregando'],
  ['its line fails', [...NO_AR, caiu(1006)], 'reconectando'],
  ['asks again', [...NO_AR, caiu(), ligar], 'reconectando'],
  ['is let in again', [...NO_AR, caiu(), ligar, ligada, imagem], 'ao-vivo'],
  ['the media process was killed in a pause', [...NO_AR, canal('INTERVALO'), caiu(), ligar, ligada, canal('INTERVALO')], 'intervalo'],
  ['is no more for the public, by websocket', [...NO_AR, caiu(4404)], 'sem-transmissao'],
  ['is no more for the public, by playlist', [...NO_AR, caiu(410)], 'sem-transmissao'],
  ['is published again', [...NO_AR, caiu(410), ligar, ligada, imagem], 'ao-vivo'],
  ['there is no channel', [ligar, { t: 'semCanal' }], 'sem-transmissao'],
  ['the house has no bandwidth left', [ligar, caiu(4503)], 'so-imagem'],
  ['the same, by playlist', [ligar, caiu(503)], 'so-imagem'],
  ['this browser cannot play it', [ligar, { t: 'semJeito' }], 'so-imagem'],
  ['what it cannot play it does not try again', [ligar, { t: 'semJeito' }, ligar, ligada, imagem], 'so-imagem'],
  ['the house keeps this person out', [...NO_AR, caiu(4403)], 'barrado'],
  ['who is kept out stays out', [...NO_AR, caiu(403), ligar, ligada, imagem], 'barrado'],
  ['the browser wants a touch', [ligar, querToque], 'toque'],
  ['the card wants it, too', [ligar, ligada, canal('INTERVALO'), querToque], 'toque'],
  ['nothing to touch for', [ligar, ligada, canal('PARADO'), querToque], 'parado'],
  ['was touched', [ligar, querToque, imagem], 'ao-vivo'],
  ['the page is hidden', [...NO_AR, ocultar], 'oculto'],
  ['what still comes while it is hidden counts no more', [...NO_AR, ocultar, caiu(1005), imagem, canal('PARADO')], 'oculto'],
  ['the page is looked at again', [...NO_AR, ocultar, ligar], 'carregando'],
  ['and is live again', [...NO_AR, ocultar, ligar, ligada, imagem], 'ao-vivo'],
]

describe('a player', () => {
  test.each(CASOS)('%s', (_, eventos, estado) => {
    expect(estadoDoPlayer(depois(...eventos))).toBe(estado)
  })
  test('each state is reached and has a word of its own', () => {
    expect(new Set(CASOS.map(([, , e]) => e))).toEqual(new Set(ESTADOS_DO_PLAYER))
    expect(new Set(Object.values(PALAVRA_DO_PLAYER)).size).toBe(ESTADOS_DO_PLAYER.length)
  })
  test('shows a photograph where nothing moves', () => {
    expect(ESTADOS_DO_PLAYER.filter((e) => !temImagem(e))).toEqual(['sem-transmissao', 'parado', 'barrado'])
    expect(ESTADOS_DO_PLAYER.filter((e) => temImagem(e, true) && !temImagem(e, false))).toEqual(['sem-sinal'])
  })
  test('keeps a photograph over an empty box until its first frame', () => {
    const antes = ESTADOS_DO_PLAYER.filter((e) => esperaQuadro(e, false))
    expect(antes).toEqual(['carregando', 'reconectando', 'toque', 'oculto'])
    expect(antes.filter((e) => esperaQuadro(e, true) || !temImagem(e, false))).toEqual([])
  })
})

describe('asking again', () => {
  test.each([
    ['at once after the first failure', [caiu()], 0, 150],
    ['later after the third', [caiu(), caiu(), caiu()], 0, 600],
    ['never later than after eight seconds', Array.from({ length: 20 }, () => caiu()), 1, 8_000],
    ['after half a minute where there is no bandwidth', [caiu(503)], 0, 30_000],
    ['or a whole one', [caiu(4503)], 1, 60_000],
    ['not by itself: published again is told by the room', [caiu(4404)], 0.5, null],
    ['not who is kept out', [caiu(4403)], 0.5, null],
    ['not while the page is hidden', [caiu(), ocultar], 0.5, null],
    ['not while it works', NO_AR, 0.5, null],
  ] as const)('%s', (_, eventos, acaso, ms) => {
    expect(esperaDoPlayer(depois(...eventos), acaso)).toBe(ms)
  })
  test('a picture forgets the failures before it', () => {
    expect(depois(caiu(), caiu(), ligar, imagem).tentativas).toBe(0)
  })
})
