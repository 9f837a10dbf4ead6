// Value and deadline of the freight by the hotsite's table: from the origin that serves the good's state to a city, or to
// the capital of its state. Starts with the client's own city, or with the last one chosen in this browser.
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import {
  type Frete,
  freteDoPatio,
  type LinhaDaTabelaDeFrete,
  type TipoDeVeiculoDoFrete,
} from '@martelo/domain/entregas/frete.ts'
import { Checkbox } from '@martelo/ui/choice.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { Select, TextInput } from '@martelo/ui/text-input.tsx'
import { useEffect, useState } from 'react'
import { chamar } from '../../../../core/api.ts'
import { useQuem } from '../../../../core/marca-atual.ts'
import {
  type Destino,
  destinoGuardado,
  escolherFrete,
  guardarDestino,
  useFreteEscolhido,
} from '../../../../parts/lotes/frete-escolhido.ts'
import { reais } from '../../../../parts/lotes/reais.ts'

const VAZIO: Destino = { uf: '', cidade: '' }

/** The city that the account is registered with; null for visitors and accounts without an address. */
async function cidadeDoCliente(): Promise<Destino | null> {
  const infos = await chamar('GET /v1/cliente/infos').catch(() => null)
  const endereco = infos?.endereco
  return endereco?.estadoSigla ? { uf: endereco.estadoSigla, cidade: endereco.cidade } : null
}

interface Props {
  readonly lelUid: string
  readonly tipo: TipoDeVeiculoDoFrete
  /** state where the good stands */
  readonly uf: string | null
}

export default function SimuladorDeFrete({ lelUid, tipo, uf }: Props) {
  const quem = useQuem()
  const [tabela, setTabela] = useState<readonly LinhaDaTabelaDeFrete[] | null>(null)
  const [erro, setErro] = useState(false)
  const [destino, setDestino] = useState(VAZIO)
  const ehCliente = quem?.cliUid != null
  useEffect(() => {
    let vale = true
    chamar('GET /v1/frete/tabela').then(
      (t) => vale && setTabela(t.linhas),
      () => vale && setErro(true),
    )
    const guardado = destinoGuardado()
    if (guardado) setDestino(guardado)
    // Not over what he has chosen while the answer was on its way.
    else if (ehCliente)
      void cidadeDoCliente().then((d) => vale && d && setDestino((antes) => (antes === VAZIO ? d : antes)))
    return () => {
      vale = false
    }
  }, [ehCliente])
  const frete = destino.uf === '' || tabela === null ? null : freteDoPatio(uf, destino, tipo, tabela)
  const mudar = (novo: Destino): void => {
    setDestino(novo)
    guardarDestino(novo)
    escolherFrete(null)
  }
  if (erro) return <p role="alert">Não foi possível carregar a tabela de frete. Tente novamente.</p>
  return (
    <div className="frete">
      <Field label="Estado">
        <Select
          value={destino.uf}
          onChange={(e) => mudar({ ...destino, uf: e.currentTarget.value })}
          autoComplete="address-level1"
        >
          <option value="">Escolha</option>
          {ESTADOS.map((e) => (
            <option key={e.sigla} value={e.sigla}>
              {e.nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Cidade">
        <TextInput
          value={destino.cidade}
          onChange={(e) => mudar({ ...destino, cidade: e.currentTarget.value })}
          autoComplete="address-level2"
          maxLength={80}
        />
      </Field>
      <p role="status" className="frete__resultado">
        {tipo === 'PESADO' ? (
          'Para veículos pesados, o frete é sob consulta: fale com o atendimento.'
        ) : frete ? (
          <Resultado frete={frete} cidade={destino.cidade} />
        ) : (
          destino.uf !== '' &&
          tabela !== null &&
          'Para este destino, o frete é sob consulta: fale com o atendimento.'
        )}
      </p>
      {frete && <Incluir lelUid={lelUid} frete={frete} />}
    </div>
  )
}

function Resultado({ frete, cidade }: { frete: Frete; cidade: string }) {
  return (
    <>
      <b>{reais(frete.valor)}</b> em até {frete.prazoDias} {frete.prazoDias === 1 ? 'dia' : 'dias'}, de{' '}
      {frete.origem} a {frete.destino.cidade}/{frete.destino.uf}
      {frete.pelaCapital && cidade.trim() !== '' && ' (valor até a capital do seu estado)'}.
    </>
  )
}

function Incluir({ lelUid, frete }: { lelUid: string; frete: Frete }) {
  const escolhido = useFreteEscolhido(lelUid)
  return (
    <Checkbox
      className="frete__incluir"
      label="Somar este frete ao custo total"
      checked={escolhido !== null}
      onChange={(e) =>
        escolherFrete(
          e.currentTarget.checked
            ? {
                lelUid,
                valor: frete.valor,
                prazoDias: frete.prazoDias,
                destino: `${frete.destino.cidade}/${frete.destino.uf}`,
              }
            : null,
        )
      }
    />
  )
}
