import { expect, test } from 'vitest'
import { comVideosParados } from './videos-do-texto.ts'

const quadro = (src: string, titulo = 'Vídeo') =>
  `<iframe src="${src}" title="${titulo}" loading="lazy" allowfullscreen></iframe>`

test('a video of a text is a link to its page until the visitor plays it', () => {
  const html = comVideosParados(
    `<p>antes</p>${quadro('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'Nosso &quot;pátio&quot;')}<blockquote>${quadro('https://player.vimeo.com/video/76979871?dnt=1')}</blockquote>`,
  )
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('nocookie')
  expect(html).toMatch(/^<p>antes<\/p><a class="video[^>]*>.*<\/a><blockquote><a .*<\/a><\/blockquote>$/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(html).toContain('aria-label="Assistir: Nosso &quot;pátio&quot;"')
  expect(html).toContain('href="https://vimeo.com/76979871"')
})

test('a frame of an unknown host is removed', () =>
  expect(comVideosParados(`<p>a</p>${quadro('https://mal.exemplo/')}`)).toBe('<p>a</p>'))

test('a text without videos stays as it is', () =>
  expect(comVideosParados('<p>a <a href="/leilao">b</a></p>')).toBe('<p>a <a href="/leilao">b</a></p>'))
