package it.sporta.spesa;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
