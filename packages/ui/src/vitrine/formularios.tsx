/** Specimens: fields and choices. */
import { useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { Checkbox, Radio, Segmented, Switch } from '../choice.tsx'
import { Field, FieldGroup } from '../field.tsx'
import { IconSearch } from '../icones.tsx'
import { IconEye } from '../icones-da-senha.tsx'
import { MoneyInput } from '../money-input.tsx'
import { Select, TextArea, TextInput } from '../text-input.tsx'
import { Secao } from './secao.tsx'

export function Campos() {
  const [lance, setLance] = useState<number | null>(4850000)
  return (
    <Secao titulo="Campos" nota="Rótulo sempre visível; a dica ensina antes, o erro conserta depois.">
      <div className="vitrine__form">
        <Field label="Nome completo" required hint="Como está no documento.">
          <TextInput autoComplete="name" defaultValue="Maria das Dores de Albuquerque Cavalcanti" />
        </Field>
        <Field label="CPF" error="CPF inválido: confira os dois últimos números.">
          <TextInput inputMode="numeric" defaultValue="123.456.789-00" />
        </Field>
        <Field label="Senha" hint="Pelo menos 6 caracteres.">
          <TextInput
            type="password"
            defaultValue="segredo"
            suffix={<IconButton icon={IconEye} label="Mostrar senha" size="s" />}
          />
        </Field>
        <Field label="Buscar" labelHidden>
          <TextInput type="search" placeholder="Marca, modelo, lote ou cidade" prefix={<IconSearch />} />
        </Field>
        <Field label="Seu lance" hint="Próximo lance aceito: R$ 48.500,00">
          <MoneyInput value={lance} onValueChange={setLance} size="l" />
        </Field>
        <Field label="Ordenar por">
          <Select defaultValue="fim">
            <option value="fim">Encerram primeiro</option>
            <option value="valor">Menor valor</option>
            <option value="lances">Mais lances</option>
          </Select>
        </Field>
        <Field label="Complemento" required={false}>
          <TextInput disabled defaultValue="Não se aplica" />
        </Field>
        <Field label="Mensagem para o comitente">
          <TextArea rows={3} placeholder="Sua pergunta" />
        </Field>
      </div>
    </Secao>
  )
}

export function Escolhas() {
  const [visao, setVisao] = useState<'grade' | 'lista' | 'tabela'>('grade')
  return (
    <Secao titulo="Escolhas">
      <div className="vitrine__form">
        <FieldGroup label="Marcas" hint="Com a quantidade de lotes de cada uma.">
          <Checkbox label="Chevrolet" end="1.204" defaultChecked />
          <Checkbox label="Fiat" end="986" />
          <Checkbox label="Mercedes-Benz" end="41" disabled />
        </FieldGroup>
        <FieldGroup label="Entrega dos documentos" error="Escolha como quer receber os documentos.">
          <Radio name="entrega" label="Sedex" description="R$ 58,00 em até 5 dias úteis" />
          <Radio
            name="entrega"
            label="Retirada no pátio"
            description="Sem custo, com hora marcada"
            defaultChecked
          />
        </FieldGroup>
        <FieldGroup label="Avisos">
          <Switch label="Quando meu lance for superado" defaultChecked />
          <Switch label="Novos lotes da minha busca" description="No máximo um e-mail por dia" />
        </FieldGroup>
        <div>
          <Segmented
            label="Visão da lista"
            name="visao"
            value={visao}
            onValueChange={setVisao}
            options={[
              { value: 'grade', label: 'Grade' },
              { value: 'lista', label: 'Lista' },
              { value: 'tabela', label: 'Tabela' },
            ]}
          />
          <div className="vitrine__row" style={{ marginTop: 'var(--space-6)' }}>
            <Button variant="primary">Salvar</Button>
            <Button variant="ghost">Descartar</Button>
          </div>
        </div>
      </div>
    </Secao>
  )
}
