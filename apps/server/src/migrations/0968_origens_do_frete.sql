-- A house may price the freight from the state of its own yards, beside the product's two origins.
alter table frete_do_hotsite drop constraint frete_do_hotsite_origem_check;
alter table frete_do_hotsite add constraint frete_do_hotsite_origem_check check (origem ~ '^[A-Z]{2}$');
