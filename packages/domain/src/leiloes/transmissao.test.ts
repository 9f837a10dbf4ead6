import { describe, expect, test } from 'vitest'
import { transmissaoDe } from './transmissao.ts'

const CANAL = 'UCabcdefghijklmnopqrstuv'

describe('an auction broadcast address', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://youtu.be/abcdefghijk?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://www.youtube.com/live/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    [
      `https://www.youtube.com/channel/${CANAL}/live`,
      `https://www.youtube-nocookie.com/embed/live_stream?channel=${CANAL}`,
    ],
    [
      `https://www.youtube.com/embed/live_stream?channel=${CANAL}`,
      `https://www.youtube-nocookie.com/embed/live_stream?channel=${CANAL}`,
    ],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ])('%s is framed', (endereco, quadro) => {
    expect(transmissaoDe(endereco)).toMatchObject({ tipo: 'quadro', quadro })
  })

  test.each([
    ['https://www.instagram.com/casa/live', 'Instagram'],
    ['https://www.youtube.com/@casa', 'YouTube'],
    ['https://vimeo.com/event/4567890', 'Vimeo'],
    ['https://www.facebook.com/casa/videos/1', 'Facebook'],
    ['https://tv.casa.com.br/ao-vivo', 'tv.casa.com.br'],
    // A host that only begins like an allowed one is not framed.
    ['https://www.youtube.com.evil.example/watch?v=abcdefghijk', 'youtube.com.evil.example'],
    [`https://evil.example/?https://www.youtube.com/channel/${CANAL}/live`, 'evil.example'],
  ])('%s is a link to %s', (endereco, rede) => {
    expect(transmissaoDe(endereco)).toEqual({ tipo: 'link', rede, pagina: endereco })
  })

  test.each([
    null,
    '',
    'rtmp://live.example/app',
    'javascript:alert(1)',
    'https://',
    'https://casa@evil.example/',
    'a combinar',
  ])('%s is nothing to show', (endereco) => {
    expect(transmissaoDe(endereco)).toBeNull()
  })
})
