// What the house offers by card. The rates per number of instalments stand in the tables of the site.
import { Alert, NumberInput, Select, Stack, Switch } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { MAXIMO_DE_PARCELAS } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'

type Regra = RespostaDe<Calls['GET /v1/cartoes/regra']>

export function RegraDoCartao() {
  const { data, error, refetch } = useQuery({
    queryKey: ['regra-do-cartao'],
    queryFn: () => chamar('GET /v1/cartoes/regra'),
  })
  if (error && !data) return <FichaComErro erro={error} voltar="/admin" refazer={() => void refetch()} />
  return data === undefined ? <FichaCarregando /> : <Formulario lida={data} reler={refetch} />
}

function Formulario({
  lida: { versao, temAdquirente, ...lido },
  reler,
}: {
  lida: Regra
  reler: () => Promise<unknown>
}) {
  const r = useRegistro({
    lido,
    versao,
    reler,
    salvar: async (d, v) => {
      await chamar('PUT /v1/cartoes/regra', { body: { ...d, versao: v } })
      await reler()
    },
    mensagem: 'Regra do cartão salva',
  })
  return (
    <Stack maw={520}>
      {!temAdquirente && (
        <Alert color="yellow">
          Nenhum adquirente está configurado. Informe o acesso em{' '}
          <Link to={caminho(TELAS_RETAGUARDA.integracoes)}>Integrações</Link>.
        </Alert>
      )}
      <Switch
        label="Receber cartão pela internet"
        checked={r.valores.ativo}
        onChange={(e) => r.mudar('ativo', e.currentTarget.checked)}
      />
      <Switch
        label="Capturar assim que autorizar"
        description="Desligado, uma pessoa da casa captura cada pagamento."
        checked={r.valores.capturaAutomatica}
        onChange={(e) => r.mudar('capturaAutomatica', e.currentTarget.checked)}
      />
      <Select
        label="Juros das parcelas por conta de"
        allowDeselect={false}
        data={[
          { value: 'comprador', label: 'Comprador' },
          { value: 'casa', label: 'Casa' },
        ]}
        value={r.valores.jurosPor}
        onChange={(v) => r.mudar('jurosPor', v === 'casa' ? 'casa' : 'comprador')}
      />
      <NumberInput
        label="Máximo de parcelas"
        min={1}
        max={MAXIMO_DE_PARCELAS}
        allowDecimal={false}
        error={r.erros['maximoDeParcelas']}
        value={r.valores.maximoDeParcelas}
        onChange={(v) => r.mudar('maximoDeParcelas', Number(v))}
      />
      <EntradaDeReais
        label="Valor mínimo no cartão"
        error={r.erros['valorMinimo']}
        value={r.valores.valorMinimo}
        onValueChange={(v) => r.mudar('valorMinimo', v ?? 0)}
      />
      <BarraDeSalvar r={r} />
    </Stack>
  )
}
