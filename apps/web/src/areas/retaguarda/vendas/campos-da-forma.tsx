// What each kind of payment asks for of its own.
import { NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  BANDEIRAS,
  type CampoDoDetalhe,
  CAMPOS_DO_TIPO,
  type DetalhesDoPagamento,
  MAXIMO_DE_PARCELAS,
} from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import type { TipoManual } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

const ROTULOS: Readonly<Record<CampoDoDetalhe, string>> = {
  valorEntregue: 'Valor entregue',
  valorTroco: 'Troco',
  chequeBanco: 'Banco do cheque (3 números)',
  chequeAgencia: 'Agência do cheque',
  chequeConta: 'Conta do cheque',
  chequeNumero: 'Número do cheque',
  bomPara: 'Bom para',
  identificador: 'Identificação no banco',
  pagadorBanco: 'Banco de quem pagou (3 números)',
  pagadorDocumento: 'CPF ou CNPJ de quem pagou',
  lembrarDias: 'Lembrar o comprador quantos dias antes',
  terminal: 'Maquininha',
  nsu: 'NSU do comprovante',
  autorizacao: 'Autorização',
  bandeira: 'Bandeira',
  nome: 'Nome no cartão',
  numero: '4 últimos números',
  qtdParcelas: 'Parcelas',
  taxaDeJuros: 'Juros ao mês (%)',
  valorComJuros: 'Total no cartão, com juros',
}
const DINHEIRO: readonly CampoDoDetalhe[] = ['valorEntregue', 'valorComJuros']
const NUMEROS: Partial<Record<CampoDoDetalhe, { min: number; max: number; casas?: number }>> = {
  lembrarDias: { min: 0, max: 30 },
  qtdParcelas: { min: 1, max: MAXIMO_DE_PARCELAS },
  taxaDeJuros: { min: 0, max: 20, casas: 2 },
}

interface Props {
  readonly tipo: TipoManual
  readonly valor: number | null
  readonly detalhes: DetalhesDoPagamento
  readonly mudar: (d: DetalhesDoPagamento) => void
  readonly campos: Readonly<Record<string, string>>
}

export function CamposDaForma({ tipo, valor, detalhes, mudar, campos }: Props) {
  const nomes = CAMPOS_DO_TIPO[tipo]
  if (nomes.length === 0) return null
  const troco = (detalhes.valorEntregue ?? 0) - (valor ?? 0)
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: nomes.length > 1 ? 2 : 1 }} spacing="sm">
        {nomes.map((campo) => (
          <Campo
            key={campo}
            campo={campo}
            valor={detalhes[campo]}
            erro={campos[campo]}
            mudar={(v) => mudar({ ...detalhes, [campo]: v })}
          />
        ))}
      </SimpleGrid>
      {tipo === 'DINHEIRO' && troco > 0 && (
        <Text size="sm" role="status">
          Troco: <b>{formatarReais(troco)}</b>
        </Text>
      )}
    </>
  )
}

interface PropsDoCampo {
  readonly campo: CampoDoDetalhe
  readonly valor: string | number | undefined
  readonly erro: string | undefined
  readonly mudar: (v: string | number | undefined) => void
}

function Campo({ campo, valor, erro, mudar }: PropsDoCampo) {
  const label = ROTULOS[campo]
  const numero = NUMEROS[campo]
  if (DINHEIRO.includes(campo))
    return (
      <EntradaDeReais
        label={label}
        value={typeof valor === 'number' ? valor : null}
        onValueChange={(v) => mudar(v ?? undefined)}
        error={erro ?? null}
      />
    )
  if (numero)
    return (
      <NumberInput
        label={label}
        min={numero.min}
        max={numero.max}
        decimalScale={numero.casas ?? 0}
        decimalSeparator=","
        value={valor ?? ''}
        error={erro}
        onChange={(v) => mudar(typeof v === 'number' ? v : undefined)}
      />
    )
  if (campo === 'bandeira')
    return (
      <Select
        label={label}
        data={[...BANDEIRAS]}
        value={typeof valor === 'string' ? valor : null}
        error={erro}
        onChange={(v) => mudar(v ?? undefined)}
      />
    )
  return (
    <TextInput
      label={label}
      type={campo === 'bomPara' ? 'date' : 'text'}
      value={String(valor ?? '')}
      error={erro}
      onChange={(e) => mudar(e.currentTarget.value || undefined)}
    />
  )
}
