import { expect, test } from 'vitest'
import { videoDoLote } from './video.ts'

const YT = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', YT],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YT],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', YT],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YT],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['/arquivos/videos/abc.mp4', null],
  ['https://youtube.com.mau.example/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['javascript:alert(1)', null],
  ['https://mau.example/video.mp4', null],
  ['', null],
  [null, null],
])('%s', (endereco, src) => expect(videoDoLote(endereco)?.src ?? null).toBe(src))
