// Value and deadline of the freight by the fixed table: from the nearer of the two origins to a city, or to the capital
// of its state.
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import {
  type OrigemDoFrete,
  simularFrete,
  type TipoDeVeiculoDoFrete,
} from '@martelo/domain/entregas/frete.ts'
import { Field } from '@martelo/ui/field.tsx'
import { Select, TextInput } from '@martelo/ui/text-input.tsx'
import { useState } from 'react'
import { reais } from '../../../../parts/lotes/reais.ts'

const TIPOS: Readonly<Record<string, TipoDeVeiculoDoFrete>> = {
  Moto: 'MOTO',
  Utilitários: 'UTILITARIO',
  Pesados: 'PESADO',
}
/** States whose goods leave from Belém; all others from Goiânia. */
const DO_NORTE = new Set(['PA', 'AP', 'AM', 'RR', 'MA', 'PI', 'CE'])

export default function SimuladorDeFrete({
  categoria,
  uf: origemUf,
}: {
  categoria: string
  uf: string | null
}) {
  const [uf, setUf] = useState('')
  const [cidade, setCidade] = useState('')
  const tipo = TIPOS[categoria] ?? 'LEVE'
  const origem: OrigemDoFrete = DO_NORTE.has(origemUf ?? '') ? 'PA' : 'GO'
  const frete = uf === '' ? null : simularFrete(origem, { cidade, uf }, tipo)
  return (
    <div className="frete">
      <Field label="Estado">
        <Select value={uf} onChange={(e) => setUf(e.currentTarget.value)} autoComplete="address-level1">
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
          value={cidade}
          onChange={(e) => setCidade(e.currentTarget.value)}
          autoComplete="address-level2"
          maxLength={80}
        />
      </Field>
      <p role="status" className="frete__resultado">
        {tipo === 'PESADO' && 'Para veículos pesados, o frete é sob consulta: fale com o atendimento.'}
        {frete && (
          <>
            <b>{reais(frete.valor)}</b> em até {frete.prazoDias} {frete.prazoDias === 1 ? 'dia' : 'dias'}, de{' '}
            {frete.origem} a {frete.destino.cidade}/{frete.destino.uf}
            {frete.pelaCapital && cidade.trim() !== '' && ' (valor até a capital do seu estado)'}.
          </>
        )}
      </p>
    </div>
  )
}
