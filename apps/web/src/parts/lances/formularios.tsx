// The ways to say a value: one-tap next bid and another value, an automatic ceiling, a proposal, buy-now. Each shows
// the all-in cost of exactly the value that it would send.
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { ehMuitoAcima, proximosValores } from '@martelo/domain/lances/valor-aceito.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { IconGavel } from '@martelo/ui/icones.tsx'
import { IconRobot } from '@martelo/ui/icones-de-ferramenta.tsx'
import { MoneyInput } from '@martelo/ui/money-input.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BotaoDeValor, usePressao } from './botao-de-valor.tsx'
import { CustoTotal } from './custo-do-lance.tsx'
import type { RetratoDoLote } from './lote-ao-vivo.ts'
import { valoresDoEstado } from './valores-do-estado.ts'
import type { Envio } from './usar-envio.ts'

export interface PropsDeFormulario {
  readonly retrato: RetratoDoLote
  readonly envio: Envio
  readonly tipo: TipoHotsite
  /** no connection: nothing may be clicked that would be lost */
  readonly desligado: boolean
  /** this lot replaced another one: its values are new to the user */
  readonly recente?: boolean
}

const ATALHOS = 3

export function FormularioDeLance({ retrato, envio, tipo, desligado, recente }: PropsDeFormulario) {
  const { estado, meu } = retrato
  const [outro, setOutro] = useState<number | null>(null)
  const p = palavras(tipo)
  const atalhos = proximosValores(valoresDoEstado(estado), ATALHOS)
  const vencendo = meu?.estado === 'ganhando'
  const valor = outro ?? estado.proximo
  const baixo = outro !== null && outro < estado.proximo
  const parado = desligado || vencendo
  const aoEnviar = async (evento: FormEvent) => {
    evento.preventDefault()
    if (outro === null || baixo || parado) return
    if (await envio.enviar('lance', outro)) setOutro(null)
  }
  return (
    <div className="lance-formulario">
      <BotaoDeValor
        variant="primary"
        size="l"
        block
        icon={IconGavel}
        loading={envio.enviando === 'lance'}
        disabled={parado}
        valor={vencendo ? null : estado.proximo}
        recente={recente}
        rotulo={(v) => (v === null ? 'Você está ganhando' : `${maiuscula(p.darLance)} ${formatarReais(v)}`)}
        aoEnviar={(v) => void envio.enviar('lance', v)}
      />
      {!vencendo && (
        <form className="lance-outro" onSubmit={(e) => void aoEnviar(e)}>
          <div className="lance-atalhos">
            {atalhos.slice(1).map((v, i) => (
              // By place: a button that goes away under the finger loses the press.
              <Atalho
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the button
                key={i}
                valor={v}
                disabled={parado || envio.enviando !== null}
                escolher={setOutro}
              />
            ))}
          </div>
          <Field
            label="Outro valor"
            error={baixo ? `O mínimo aceito agora é ${formatarReais(estado.proximo)}.` : undefined}
          >
            <MoneyInput value={outro} onValueChange={setOutro} disabled={desligado} />
          </Field>
          <Button
            type="submit"
            disabled={parado || outro === null || baixo}
            loading={envio.enviando === 'lance'}
          >
            Enviar
          </Button>
        </form>
      )}
      <CustoTotal
        retrato={retrato}
        valor={vencendo ? (estado.valor ?? valor) : Math.max(valor, 1)}
        tipo={tipo}
      />
    </div>
  )
}

/** Fills the field with the value that was read; it is sent from there. */
function Atalho(p: { valor: number; disabled: boolean; escolher(valor: number): void }) {
  const { ouvir, soltar } = usePressao(p.valor)
  return (
    <Button
      size="s"
      disabled={p.disabled}
      {...ouvir}
      onClick={(e) => {
        const r = soltar(e)
        if (r.tipo !== 'nada') p.escolher(r.tipo === 'perguntar' ? (r.antes ?? r.valor) : r.valor)
      }}
    >
      {formatarReais(p.valor)}
    </Button>
  )
}

/** A part of the panel that opens on demand. */
function Secao({
  titulo,
  aberta,
  children,
}: {
  readonly titulo: ReactNode
  readonly aberta: boolean
  readonly children: ReactNode
}) {
  return (
    <details className="lance-secao" open={aberta}>
      <summary>{titulo}</summary>
      <div className="lance-secao__corpo">{children}</div>
    </details>
  )
}

/** The ceiling that a visitor typed before he went to the login; he still sends it himself. */
function useTetoTrazido(): number | null {
  const [busca] = useSearchParams()
  const escrito = busca.get('teto') ?? ''
  return /^[1-9]\d{0,10}$/.test(escrito) ? Number(escrito) : null
}

export function FormularioAutomatico({ retrato, envio, tipo, desligado }: PropsDeFormulario) {
  const { estado, meu } = retrato
  const trazido = useTetoTrazido()
  const [teto, setTeto] = useState<number | null>(trazido)
  const p = palavras(tipo)
  const baixo = teto !== null && teto < (meu?.teto == null ? estado.proximo : (estado.valor ?? 0))
  const aoEnviar = async (evento: FormEvent) => {
    evento.preventDefault()
    if (teto === null || baixo || desligado) return
    if (await envio.enviar('automatico', teto)) setTeto(null)
  }
  return (
    <Secao
      aberta={meu?.teto != null || trazido !== null}
      titulo={
        <>
          <IconRobot size={20} /> {maiuscula(p.lanceAutomatico.um)}
          {meu?.teto != null && <strong> até {formatarReais(meu.teto)}</strong>}
        </>
      }
    >
      <form className="lance-outro" onSubmit={(e) => void aoEnviar(e)}>
        <Field
          label={meu?.teto == null ? 'Lançar por mim até' : 'Novo limite'}
          hint="Só você vê este valor. Cobrimos os outros pelo mínimo necessário."
          error={baixo ? `Informe pelo menos ${formatarReais(estado.proximo)}.` : undefined}
        >
          <MoneyInput value={teto} onValueChange={setTeto} disabled={desligado} />
        </Field>
        <Button
          type="submit"
          disabled={desligado || teto === null || baixo}
          loading={envio.enviando === 'automatico'}
        >
          {meu?.teto == null ? 'Ativar' : 'Alterar'}
        </Button>
      </form>
      {meu?.teto != null && (
        <Button
          variant="ghost"
          size="s"
          disabled={desligado}
          loading={envio.enviando === 'cancelar-automatico'}
          onClick={() => void envio.enviar('cancelar-automatico', 0)}
        >
          {`Cancelar ${p.lanceAutomatico.um}`}
        </Button>
      )}
      {teto !== null && !baixo && <CustoTotal retrato={retrato} valor={teto} tipo={tipo} />}
    </Secao>
  )
}

export function FormularioDeProposta({ retrato, envio, tipo, desligado }: PropsDeFormulario) {
  const [valor, setValor] = useState<number | null>(null)
  // A slip of the finger that the house could accept is asked about, as a bid of that height is.
  const [perguntado, setPerguntado] = useState<number | null>(null)
  const conferir = valor !== null && perguntado === valor
  const aoEnviar = async (evento: FormEvent) => {
    evento.preventDefault()
    if (valor === null || valor === 0 || desligado) return
    if (!conferir && ehMuitoAcima(valoresDoEstado(retrato.estado), valor)) return setPerguntado(valor)
    if (await envio.enviar('proposta', valor)) setValor(null)
  }
  return (
    <Secao titulo="Fazer proposta" aberta={retrato.estado.tipoNegociacao === 'PROPOSTA'}>
      <form className="lance-outro" onSubmit={(e) => void aoEnviar(e)}>
        <Field
          label="Sua proposta"
          hint="Nossa equipe analisa e responde por aqui e por e-mail."
          error={conferir ? `${formatarReais(valor)} é muito acima do valor atual. É isso mesmo?` : undefined}
        >
          <MoneyInput value={valor} onValueChange={setValor} disabled={desligado} />
        </Field>
        <Button type="submit" disabled={desligado || !valor} loading={envio.enviando === 'proposta'}>
          {conferir ? `Enviar ${formatarReais(valor)}` : 'Enviar proposta'}
        </Button>
      </form>
      {valor !== null && valor > 0 && <CustoTotal retrato={retrato} valor={valor} tipo={tipo} />}
    </Secao>
  )
}
