import { describe, expect, test, vi } from 'vitest'
import { abrirEmJanela, encherATela, podeEncherATela, podeTerJanela } from './janela-e-tela-cheia.ts'

describe('the whole screen', () => {
  test('by the standard where it is known', async () => {
    const requestFullscreen = vi.fn(() => Promise.resolve())
    const webkitEnterFullscreen = vi.fn()
    await encherATela({ requestFullscreen, webkitEnterFullscreen })
    expect(requestFullscreen).toHaveBeenCalledOnce()
    expect(webkitEnterFullscreen).not.toHaveBeenCalled()
  })
  test('with what stands around the picture, and back by the same button', async () => {
    const [doVideo, doQuadro, exitFullscreen] = [vi.fn(), vi.fn(() => Promise.resolve()), vi.fn()]
    await encherATela({ requestFullscreen: doVideo }, { requestFullscreen: doQuadro })
    expect(doQuadro).toHaveBeenCalledOnce()
    vi.stubGlobal('document', { fullscreenElement: {}, exitFullscreen })
    await encherATela({ requestFullscreen: doVideo }, { requestFullscreen: doQuadro })
    vi.unstubAllGlobals()
    expect(exitFullscreen).toHaveBeenCalledOnce()
    expect([doQuadro.mock.calls.length, doVideo.mock.calls.length]).toEqual([1, 0])
  })
  test('an iPhone fills it with the video alone', async () => {
    const webkitEnterFullscreen = vi.fn()
    expect(podeEncherATela({ webkitEnterFullscreen })).toBe(true)
    await encherATela({ webkitEnterFullscreen })
    expect(webkitEnterFullscreen).toHaveBeenCalledOnce()
  })
  test('a browser without it shows no button', async () => {
    expect(podeEncherATela({})).toBe(false)
    await expect(encherATela({})).rejects.toThrow('no full screen')
  })
  test('what the browser refuses is known', async () => {
    const nao = {
      webkitEnterFullscreen: () => {
        throw new DOMException('no', 'InvalidStateError')
      },
    }
    await expect(encherATela(nao)).rejects.toThrow('no')
  })
})

describe('a window of its own', () => {
  test.each([
    ['opens', 'inline', 'picture-in-picture'],
    ['comes back', 'picture-in-picture', 'inline'],
  ])('on an iPhone it %s', async (_, webkitPresentationMode, modo) => {
    const webkitSetPresentationMode = vi.fn()
    const webkitSupportsPresentationMode = (m: string): boolean => m === 'picture-in-picture'
    const v = { webkitPresentationMode, webkitSetPresentationMode, webkitSupportsPresentationMode }
    expect(podeTerJanela(v)).toBe(true)
    await abrirEmJanela(v)
    expect(webkitSetPresentationMode).toHaveBeenCalledWith(modo)
  })
  test('a browser without it shows no button', () => {
    expect(podeTerJanela({})).toBe(false)
  })
})
