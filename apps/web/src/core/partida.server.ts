// Starts the scripts of a storefront page late. The server has drawn the page, and its links, searches and menus work
// without script, so pictures go before ninety kilobytes of JavaScript: scripts are fetched after the first paint
// with its pictures, or with the first sign of a person. Clicks, submissions and typing before hydration are kept and
// replayed; other first gestures (a drag, a long press) are lost.

import { ASSUMIDA, SINAL, VIVA } from './viva.ts'

/** The element that holds the page's scripts until then. */
export const ID_DA_PARTIDA = 'partida'

/** Runs in the page, as text: it may use nothing but its arguments and the browser. */
function partida(id: string, assumida: string, viva: string, sinalDado: string): void {
  const guardada = document.getElementById(id)
  if (!guardada) return
  const refazer: (() => void)[] = []
  /** forms that the server understands without any script */
  const semScript: (() => void)[] = []
  const digitados = new Set<Element>()
  let partiu = false
  let assumiu = false
  let viveu = false
  const partir = (): void => {
    if (partiu) return
    partiu = true
    for (const href of (guardada.dataset.modulos ?? '').split(' ')) {
      const ligacao = document.createElement('link')
      ligacao.rel = 'modulepreload'
      ligacao.href = href
      document.head.append(ligacao)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = guardada.nonce
    script.textContent = guardada.textContent
    // No scripts today: what can be sent without them goes.
    script.addEventListener('error', () => {
      parar()
      for (const vez of semScript) vez()
    })
    document.head.append(script)
    script.remove()
  }

  /** React has put its handlers to it. */
  const vive = (e: Element): boolean => Object.keys(e).some((k) => k.startsWith('__reactProps'))
  const nome = (e: Element): string => `${e.getAttribute('aria-label')} ${e.textContent}`
  /** A part that changed before hydration is rendered again: then the element of the same name there is meant. */
  const quandoViver = <E extends Element>(e: E, fn: (e: E) => void, vezes = 200): void => {
    const este = e.isConnected
      ? e
      : [...document.querySelectorAll<E>(e.localName)].find((outro) => nome(outro) === nome(e))
    if (este && vive(este)) fn(este)
    else if (vezes > 0) setTimeout(() => quandoViver(e, fn, vezes - 1), 50)
  }

  const clicar = (e: Event): void => {
    const botao = e.target instanceof Element ? e.target.closest('button') : null
    if (!botao || botao.popoverTargetElement || (botao.form && botao.type !== 'button')) return
    const depois = (): void => quandoViver(botao, (b) => b.click())
    if (!assumiu) refazer.push(depois)
    // React answers at once what it can bring to life at once; what waits for a script of its own it forgets.
    else if (!vive(botao)) setTimeout(() => !vive(botao) && depois())
  }
  const enviar = (e: SubmitEvent): void => {
    const formulario = e.target as HTMLFormElement
    const entendido = formulario.method === 'post'
    // A search has its address and needs no script; a living form answers by itself.
    if (formulario.method === 'get' && formulario.hasAttribute('action')) return
    if (viveu && (entendido || vive(formulario))) return
    e.preventDefault()
    e.stopPropagation()
    const agora = (f = formulario): void => f.requestSubmit(f === formulario ? e.submitter : null)
    if (entendido) semScript.push(agora)
    const depois = (): void => (entendido ? agora() : quandoViver(formulario, agora))
    if (viveu) depois()
    else refazer.push(depois)
  }
  const digitar = (e: Event): void => {
    if (!(e.target instanceof Element)) return
    if (!viveu) digitados.add(e.target)
    else if (!vive(e.target)) quandoViver(e.target, redigitar)
  }
  /** React takes what stands in a field for what it wrote itself, unless it sees it change. */
  const redigitar = (campo: Element): void => {
    if (campo instanceof HTMLSelectElement)
      return void campo.dispatchEvent(new Event('change', { bubbles: true }))
    if (!(campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement)) return
    if (campo.type === 'checkbox' || campo.type === 'radio') {
      campo.click()
      if (campo.type === 'checkbox') campo.click()
      return
    }
    const { value } = campo
    const escrever = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(campo), 'value')?.set
    for (const texto of ['', value]) {
      escrever?.call(campo, texto)
      campo.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  const SINAIS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin']
  const ATOS: Record<string, (e: never) => void> = {
    click: clicar,
    submit: enviar,
    input: digitar,
    change: digitar,
  }
  // Parts that wait for the first sign of a person (core/ao-ver.ts) listen for it only once their script is there.
  const notar = (): void => {
    Object.assign(window, { [sinalDado]: true })
    partir()
  }
  for (const sinal of SINAIS) addEventListener(sinal, notar, { passive: true, capture: true, once: true })
  // They stay while the page does: a part whose script waits for the first sign of a person (core/ao-ver.ts) may be hydrated
  // minutes after the rest, and that sign is often the very press that it has to answer.
  for (const [ato, fn] of Object.entries(ATOS)) addEventListener(ato, fn as EventListener, true)
  const parar = (): void => {
    for (const [ato, fn] of Object.entries(ATOS)) removeEventListener(ato, fn as EventListener, true)
  }
  addEventListener(assumida, () => {
    assumiu = true
  })
  addEventListener(
    viva,
    () => {
      viveu = true
      for (const campo of digitados) quandoViver(campo, redigitar)
      const foco = document.activeElement
      if (foco && foco !== document.body) foco.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      // What was typed must stand in the page's state before it is sent.
      setTimeout(() => {
        for (const vez of refazer) vez()
      })
    },
    { once: true },
  )

  const aposAPintura = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(partir, 50)))
  }
  if (document.readyState === 'complete') aposAPintura()
  else window.addEventListener('load', aposAPintura, { once: true })
  // A picture that does not come, or a tab in the background, which is not painted.
  setTimeout(partir, 3000)
}

/** The part above, ready for the page. */
export const PARTIDA = `(${String(partida)})(${JSON.stringify(ID_DA_PARTIDA)},${JSON.stringify(ASSUMIDA)},${JSON.stringify(VIVA)},${JSON.stringify(SINAL)});`
