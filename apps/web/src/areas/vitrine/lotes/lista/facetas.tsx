// The filters at the left: one form whose fields are the URL's. Every change goes there at once; without script the
// button does. On a phone the same form is a popover, so it opens without script too.
import { Button, buttonLook, IconButton } from '@martelo/ui/button.tsx'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { IconClose } from '@martelo/ui/icones.tsx'
import { IconChevronDown } from '@martelo/ui/icones-de-abrir.tsx'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import type { Faceta, Faixa, ValorDaFaceta } from './apresentar-lista.server.ts'

/** Values in sight before "mostrar mais". */
const EM_VISTA = 6

export interface FacetasProps {
  readonly base: string
  readonly facetas: readonly Faceta[]
  readonly faixas: readonly Faixa[]
  readonly q: string
  /** yards near the visitor */
  readonly perto: { readonly cep: string; readonly raio: number | null; readonly raios: readonly number[] }
  /** parameters that the form does not show and must not lose */
  readonly demais: readonly (readonly [string, string])[]
  readonly total: number
  readonly limpar: string | null
  readonly aoMudar: (form: HTMLFormElement) => void
}

const fechar = (): void => document.getElementById('filtros')?.hidePopover()

export function Facetas({ base, facetas, faixas, q, perto, demais, total, limpar, aoMudar }: FacetasProps) {
  const enviar = (e: SubmitEvent<HTMLFormElement>): void => {
    e.preventDefault()
    aoMudar(e.currentTarget)
    fechar()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside are the controls; their change bubbles
    <form
      id="filtros"
      popover="auto"
      className="filtros"
      action={base}
      aria-label="Filtros"
      onSubmit={enviar}
      onChange={(e) => {
        if ((e.target as HTMLElement).matches('[type=checkbox]')) aoMudar(e.currentTarget)
      }}
    >
      <div className="filtros__topo">
        <h2>Filtros</h2>
        {limpar && <Link to={limpar}>Limpar</Link>}
        <IconButton
          className="filtros__fechar"
          icon={IconClose}
          label="Fechar filtros"
          popoverTarget="filtros"
        />
      </div>
      {demais.map(([nome, valor]) => (
        <input key={nome + valor} type="hidden" name={nome} value={valor} />
      ))}
      <label className="filtros__texto">
        <span>Palavras</span>
        <input
          type="search"
          name="q"
          defaultValue={q}
          key={q}
          maxLength={80}
          placeholder="Modelo, cor, cidade…"
        />
      </label>
      {facetas.slice(0, 2).map((f) => (
        <GrupoDeValores key={f.param} faceta={f} />
      ))}
      {faixas.map((f) => (
        <GrupoDeFaixa key={`${f.param}${f.de}${f.ate}`} faixa={f} />
      ))}
      <GrupoPerto {...perto} />
      {facetas.slice(2).map((f) => (
        <GrupoDeValores key={f.param} faceta={f} />
      ))}
      <div className="filtros__fim">
        <Button type="submit" variant="primary" block>
          Ver {total.toLocaleString('pt-BR')}
        </Button>
      </div>
      <noscript>
        <button type="submit" {...buttonLook({ variant: 'primary', block: true })}>
          Aplicar filtros
        </button>
      </noscript>
    </form>
  )
}

function GrupoDeValores({ faceta: { param, titulo, aberta, valores, grupos } }: { faceta: Faceta }) {
  if (grupos) return <GrupoDeGrupos param={param} titulo={titulo} aberta={aberta} grupos={grupos} />
  const vistos = valores.filter((v, i) => i < EM_VISTA || v.ativo)
  const escondidos = valores.filter((v, i) => i >= EM_VISTA && !v.ativo)
  return (
    <details className="filtros__grupo" open={aberta}>
      <summary>
        {titulo}
        <IconChevronDown size={18} />
      </summary>
      {vistos.map((v) => (
        <Valor key={v.valor} param={param} valor={v} />
      ))}
      {escondidos.length > 0 && (
        <details className="filtros__mais">
          <summary>Mostrar mais {escondidos.length}</summary>
          {escondidos.map((v) => (
            <Valor key={v.valor} param={param} valor={v} />
          ))}
        </details>
      )}
    </details>
  )
}

/** Every kind under its display group: a visitor who wants a lorry does not read past the furniture. */
function GrupoDeGrupos({
  param,
  titulo,
  aberta,
  grupos,
}: Pick<Faceta, 'param' | 'titulo' | 'aberta'> & Required<Pick<Faceta, 'grupos'>>) {
  return (
    <details className="filtros__grupo" open={aberta}>
      <summary>
        {titulo}
        <IconChevronDown size={18} />
      </summary>
      {grupos.map((g) => (
        <div key={g.rotulo} role="group" aria-label={g.rotulo} className="filtros__subgrupo">
          <b>{g.rotulo}</b>
          {g.valores.map((v) => (
            <Valor key={v.valor} param={param} valor={v} />
          ))}
        </div>
      ))}
    </details>
  )
}

function Valor({ param, valor: v }: { param: string; valor: ValorDaFaceta }) {
  // It answers the hand at once; what the server says decides when it changes, and not before: the hand may have been
  // faster than this script. A new key would take the keyboard's place away.
  const caixa = useRef<HTMLInputElement>(null)
  const dito = useRef(v.ativo)
  useEffect(() => {
    if (caixa.current && dito.current !== v.ativo) caixa.current.checked = v.ativo
    dito.current = v.ativo
  }, [v.ativo])
  return (
    <>
      <Checkbox
        name={param}
        value={v.valor}
        ref={caixa}
        defaultChecked={v.ativo}
        label={v.rotulo}
        end={<span className="tabular">{v.quantidade.toLocaleString('pt-BR')}</span>}
      />
      {v.filhos && (
        <div className="filtros__filhos">
          {v.filhos.map((f) => (
            <Valor key={f.valor} param={param} valor={f} />
          ))}
        </div>
      )}
    </>
  )
}

function GrupoPerto({ cep, raio, raios }: FacetasProps['perto']) {
  const enviar = (e: { currentTarget: HTMLInputElement | HTMLSelectElement }): void => {
    if (e.currentTarget.value !== (e.currentTarget.name === 'cep' ? cep : String(raio ?? '')))
      e.currentTarget.form?.requestSubmit()
  }
  return (
    <div
      className="filtros__faixa filtros__perto"
      role="group"
      aria-label="Perto de mim"
      key={`${cep}${raio}`}
    >
      <span>Perto de mim</span>
      <input
        name="cep"
        inputMode="numeric"
        autoComplete="postal-code"
        pattern="[0-9]{5}-?[0-9]{3}"
        title="CEP com 8 números"
        maxLength={9}
        defaultValue={cep}
        placeholder="CEP"
        aria-label="Seu CEP"
        onBlur={enviar}
      />
      <select name="raio" defaultValue={raio ?? ''} aria-label="Distância" onChange={enviar}>
        <option value="">Mais perto primeiro</option>
        {raios.map((r) => (
          <option key={r} value={r}>
            Até {r} km
          </option>
        ))}
      </select>
    </div>
  )
}

function GrupoDeFaixa({ faixa: f }: { faixa: Faixa }) {
  const campo = (qual: 'De' | 'Ate', valor: number | null, limite: number) => (
    <input
      name={`${f.param}${qual}`}
      inputMode="numeric"
      pattern="[0-9.]*"
      maxLength={11}
      defaultValue={valor ?? ''}
      placeholder={f.param === 'ano' ? String(limite) : limite.toLocaleString('pt-BR')}
      aria-label={`${f.titulo}: ${qual === 'De' ? 'de' : 'até'}`}
      onBlur={(e) => {
        if (e.currentTarget.value !== String(valor ?? '')) e.currentTarget.form?.requestSubmit()
      }}
    />
  )
  return (
    <div className="filtros__faixa" role="group" aria-label={f.titulo}>
      <span>{f.titulo}</span>
      {campo('De', f.de, f.minimo)}
      <i aria-hidden="true">a</i>
      {campo('Ate', f.ate, f.maximo)}
    </div>
  )
}
